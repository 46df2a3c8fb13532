# Writes interface strings, one a line: COUNT of them, from one to eight words each, always the same.
# usage: awk -v count=COUNT -f string-file.awk

BEGIN {
    split("Open Save Cancel Delete Settings Share Photos with your friends Notifications Account Enable " \
        "password Privacy downloads Automatic updates Learn more Schriftgröße Benachrichtigungen verwalten " \
        "Ajouter une adresse électronique Réglages Añadir contraseña Настройки Уведомления Ρυθμίσεις To Te " \
        "AVATAR fi office first-class Wi-Fi", words, " ")
    number = 0
    while (number in words || number == 0) number++
    total = number - 1
    state = 2026
    for (line = 1; line <= count; line++) {
        text = ""
        state = state * 16807 % 2147483647
        size = 1 + state % 8
        for (word = 1; word <= size; word++) {
            state = state * 16807 % 2147483647
            text = text (word > 1 ? " " : "") words[1 + state % total]
        }
        print text
    }
}
