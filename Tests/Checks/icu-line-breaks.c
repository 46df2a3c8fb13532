/* Prints where ICU's line iterator breaks the lines of standard input: the offsets of the breaks inside each line,
   in UTF-16 code units, with spaces between them, a tab, and the line.
   usage: icu-line-breaks LOCALE */
#include <stdio.h>
#include <string.h>
#include <unicode/ubrk.h>
#include <unicode/ustring.h>

#define SIZE 65536

int main(int count, char **arguments) {
    static char line[SIZE];
    static UChar text[SIZE];
    UErrorCode error = U_ZERO_ERROR;
    UBreakIterator *iterator;
    if (count != 2) return 2;
    iterator = ubrk_open(UBRK_LINE, arguments[1], NULL, 0, &error);
    while (U_SUCCESS(error) && fgets(line, SIZE, stdin) != NULL) {
        int32_t length = 0, position;
        line[strcspn(line, "\n")] = '\0';
        u_strFromUTF8(text, SIZE, &length, line, -1, &error);
        ubrk_setText(iterator, text, length, &error);
        if (U_FAILURE(error)) break;
        for (position = ubrk_next(iterator); position != UBRK_DONE && position < length;
             position = ubrk_next(iterator)) {
            printf("%d ", (int)position);
        }
        printf("\t%s\n", line);
    }
    if (U_FAILURE(error)) fprintf(stderr, "icu-line-breaks: %s\n", u_errorName(error));
    return U_FAILURE(error) ? 1 : 0;
}
