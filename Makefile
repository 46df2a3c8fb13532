# make            the release build: on Linux one static, stripped executable
# make install    PREFIX=/usr/local DESTDIR=: executable, man pages, completions
# make uninstall  removes what install installed
# make dist       archives of the sources and of the installed files, in .build/dist
# make docs       the documentation of the libraries, in .build/docs
# make test       the tests
# make coverage   the lines that the tests run, by module
# make check      format, man pages, module boundaries, line breaks compared with ICU, thread sanitizer
# make fuzz       FUZZ_SECONDS=60: random input for the readers of files, for that long each
# make pictures   the pictures of the README and the documentation, in Inter (fonts-inter)
# make bench      start-up, memory, the engine, token files and texts in fonts, as ratios in one run

PREFIX = /usr/local
DESTDIR =
SWIFT = swift

# For packagers: STATIC=0 links the Swift runtime and the C library dynamically; SWIFTFLAGS are further flags of
# `swift build`. A change of either rebuilds.
STATIC = 1
SWIFTFLAGS =

# A build of its own, so that its flags do not disturb `swift run` and `swift test`.
SCRATCH = .build/make
PROGRAM = $(SCRATCH)/release/typescale
STRICT = -Xswiftc -warnings-as-errors
BUILD = $(SWIFT) build -c release --scratch-path $(SCRATCH) $(STRICT)

# The same bytes in any folder: paths are mapped to `.`, and functions are not given a hash of their files.
FLAGS = -Xswiftc -file-prefix-map -Xswiftc "$$PWD=." \
	-Xswiftc -Xfrontend -Xswiftc -disable-incremental-llvm-codegen
# The program has one thread, so that references can be counted without locks; `make check` keeps it so.
FLAGS += -Xswiftc -Xfrontend -Xswiftc -assume-single-threaded
# The order of symbols keeps what runs at start-up on few pages of memory; see `startup-order`.
ORDER = Sources/typescale/startup.order
ifeq ($(shell uname -s),Linux)
ifneq ($(STATIC),0)
FLAGS += -Xswiftc -static-executable -Xswiftc -use-ld=lld
ORDERED = -Xlinker --symbol-ordering-file="$$PWD/$(ORDER)" -Xlinker --no-warn-symbol-ordering
endif
STRIP = -Xlinker -s
endif
FLAGS += $(SWIFTFLAGS)

bindir = $(DESTDIR)$(PREFIX)/bin
man1dir = $(DESTDIR)$(PREFIX)/share/man/man1
bashdir = $(DESTDIR)$(PREFIX)/share/bash-completion/completions
zshdir = $(DESTDIR)$(PREFIX)/share/zsh/site-functions
fishdir = $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d

PAGES = typescale.1 typescale-check.1 typescale-fit.1

.PHONY: all build install uninstall dist docs test coverage check format-check man-check boundaries-check \
	thread-check break-check fuzz bench pictures startup-order clean always

all: build

build: $(PROGRAM)

# Built when a source is newer, so that `sudo make install` after `make` only copies.
$(PROGRAM): Makefile Package.swift $(ORDER) $(SCRATCH)/flags $(shell find Sources -name '*.swift')
	@rm -f $(PROGRAM)  # A changed order of symbols alone would not be linked again.
	$(BUILD) --product typescale $(FLAGS) $(ORDERED) $(STRIP)
	@touch $(PROGRAM)

# The flags of the last build, changed only when they are others.
FLAGS_TEXT = '$(subst ','\'',$(SWIFT) $(FLAGS) $(ORDERED) $(STRIP))'
$(SCRATCH)/flags: always
	@mkdir -p $(SCRATCH)
	@printf '%s\n' $(FLAGS_TEXT) | cmp -s - $@ || printf '%s\n' $(FLAGS_TEXT) > $@

install: build
	install -d "$(bindir)" "$(man1dir)" "$(bashdir)" "$(zshdir)" "$(fishdir)"
	install -m 755 $(PROGRAM) "$(bindir)/typescale"
	install -m 644 $(PAGES:%=man/%) "$(man1dir)"
	$(PROGRAM) completions bash > "$(bashdir)/typescale"
	$(PROGRAM) completions zsh > "$(zshdir)/_typescale"
	$(PROGRAM) completions fish > "$(fishdir)/typescale.fish"
	@if command -v zsh > /dev/null && ! zsh -ic 'print -l $$fpath' 2> /dev/null | \
			grep -qxF '$(PREFIX)/share/zsh/site-functions'; then \
		echo "zsh: to load the completions, add these lines to ~/.zshrc:"; \
		echo "    fpath+=('$(PREFIX)/share/zsh/site-functions')"; \
		echo "    autoload -Uz compinit && compinit"; \
	fi

uninstall:
	rm -f "$(bindir)/typescale" "$(bashdir)/typescale" "$(zshdir)/_typescale" "$(fishdir)/typescale.fish"
	for page in $(PAGES); do rm -f "$(man1dir)/$$page"; done

# The archives have fixed owners, order and times, so that the same commit gives the same bytes.
VERSION = $(shell sed -n 's/.*static let version = "\(.*\)"/\1/p' Sources/typescale/Program.swift)
DIST = .build/dist
BUNDLE = typescale-$(VERSION)-linux-x86_64
SOURCES = .ci .github .gitignore .pre-commit-hooks.yaml .swift-format Makefile Package.swift README.md Sources Tests man
ARCHIVE = tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$${SOURCE_DATE_EPOCH:-0}" \
	--mode='u+w,go-w,a+rX' --format=ustar

dist: build
	rm -rf $(DIST)
	mkdir -p $(DIST)/$(BUNDLE)/bin $(DIST)/$(BUNDLE)/share/man/man1 $(DIST)/$(BUNDLE)/share/completions
	cp $(PROGRAM) $(DIST)/$(BUNDLE)/bin/typescale
	cp $(PAGES:%=man/%) $(DIST)/$(BUNDLE)/share/man/man1
	for shell in bash zsh fish; do \
		$(PROGRAM) completions $$shell > $(DIST)/$(BUNDLE)/share/completions/typescale.$$shell; \
	done
	$(ARCHIVE) -C $(DIST) -cf - $(BUNDLE) | gzip -9n > $(DIST)/$(BUNDLE).tar.gz
	$(ARCHIVE) --transform='s,^,typescale-$(VERSION)/,' -cf - $(SOURCES) | gzip -9n > $(DIST)/typescale-$(VERSION).tar.gz
	rm -r $(DIST)/$(BUNDLE)
	cd $(DIST) && sha256sum *.tar.gz > SHA256SUMS

# One archive per library, from the symbol graphs of a build and the catalogue in the module's folder.
LIBRARIES = DynamicType FrameworkScaling DesignTokens OpenType LineBreaking LabelFitting LabelDrawing AdaptiveText
DOCS = .build/docs
docs:
	$(SWIFT) build --scratch-path .build/docs-build -Xswiftc -emit-symbol-graph \
		-Xswiftc -emit-symbol-graph-dir -Xswiftc "$$PWD/.build/docs-build/graphs"
	sh Tests/Checks/documentation.sh .build/docs-build/graphs $(DOCS) $(LIBRARIES)

# A test compares the images with what the program draws; the picture of the page needs Chromium.
pictures: build
	sh Tests/Checks/pictures.sh $(PROGRAM) Sources/LabelDrawing/LabelDrawing.docc

test:
	$(SWIFT) test --disable-xctest $(STRICT)

# The lines of the sources that the tests run, those of the child processes included.
COVERAGE = .build/coverage
coverage:
	$(SWIFT) test --disable-xctest --enable-code-coverage --scratch-path $(COVERAGE)
	sh Tests/Checks/coverage.sh $(COVERAGE)

check: format-check man-check boundaries-check break-check thread-check

format-check:
	$(SWIFT) format lint --strict --parallel --recursive Package.swift Sources Tests

man-check:
	@if command -v mandoc > /dev/null; then \
		for page in $(PAGES); do sh Tests/Checks/man-page.sh man/$$page || exit; done; \
	else \
		echo "mandoc is not installed: the man pages are not checked"; \
	fi

boundaries-check: build
	sh Tests/Checks/boundaries.sh $(PROGRAM)

break-check:
	@if echo '#include <unicode/ubrk.h>' | cc -E -o /dev/null - 2> /dev/null; then \
		$(BUILD) --product LineBreakCheck && \
		sh Tests/Checks/line-breaks.sh $(SCRATCH)/release/LineBreakCheck $(SCRATCH); \
	else \
		echo "ICU's headers are not installed: line breaks are not compared with ICU's"; \
	fi

# A scratch folder of its own: everything is built again for the sanitizer.
thread-check:
	$(SWIFT) test --disable-xctest $(STRICT) --sanitize=thread --scratch-path .build/thread \
		--filter AdaptiveTextTests

# What is fuzzed: Tests/Fuzzing/NAME.swift, with NAME_MODULES, each after those that it imports, and other
# files of the tests in NAME_SOURCES; the inputs to begin with are in Tests/Fuzzing/Seeds/NAME.
FUZZ_TARGETS = json check font strings
json_MODULES = JSONText
json_SOURCES = Tests/JSONTextTests/JSONTree.swift
check_MODULES = DynamicType JSONText DesignTokens
check_SOURCES = Tests/Fuzzing/FuzzedRun.swift
font_MODULES = LineBreaking OpenType
strings_MODULES = JSONText StringFiles

FUZZ_SECONDS ?= 60
FUZZ = .build/fuzz
# The sanitizers also instrument the modules, so these are not SwiftPM's builds.
FUZZ_BUILD = swiftc -sanitize=fuzzer,address -parse-as-library -O -g -wmo -swift-version 6 \
	-warnings-as-errors -package-name typescale -I $@.modules

fuzz: $(FUZZ_TARGETS:%=fuzz-%)

fuzz-%: $(FUZZ)/% $(FUZZ)/leak
	FUZZ_SECONDS=$(FUZZ_SECONDS) sh Tests/Fuzzing/fuzz.sh $< Tests/Fuzzing/Seeds/$* $(FUZZ)/leak

.PRECIOUS: $(FUZZ)/%
.SECONDEXPANSION:
$(FUZZ)/%: Makefile Tests/Fuzzing/%.swift $$($$*_SOURCES) \
		$$(foreach module,$$($$*_MODULES),$$(wildcard Sources/$$(module)/*.swift Sources/$$(module)/*/*.swift))
	mkdir -p $@.modules
	set -e; for module in $($*_MODULES); do \
		$(FUZZ_BUILD) -c -module-name $$module -emit-module -o $@.modules/$$module.o \
			-emit-module-path $@.modules/$$module.swiftmodule $$(find Sources/$$module -name '*.swift'); \
	done
	$(FUZZ_BUILD) -c -module-name fuzzing -emit-module -emit-module-path $@.modules/fuzzing.swiftmodule \
		-o $@.modules/fuzzing.o Tests/Fuzzing/$*.swift $($*_SOURCES)
	swiftc -sanitize=fuzzer,address -use-ld=lld -o $@ $@.modules/fuzzing.o \
		$(patsubst %,$@.modules/%.o,$($*_MODULES))

# The program without the order of symbols, to show what the order saves; then the program again.
UNORDERED = $(SCRATCH)/typescale-unordered
$(UNORDERED): $(PROGRAM)
	@rm -f $(PROGRAM)
	$(BUILD) --product typescale $(FLAGS) $(STRIP)
	@mv $(PROGRAM) $@
	$(BUILD) --product typescale $(FLAGS) $(ORDERED) $(STRIP)
	@touch $(PROGRAM) $@

bench: build $(UNORDERED)
	$(BUILD) --product EngineBenchmark
	$(BUILD) --product RescalingBenchmark
	sh Tests/Benchmarks/startup.sh $(PROGRAM) $(UNORDERED)
	sh Tests/Benchmarks/engine.sh $(SCRATCH)/release/EngineBenchmark
	$(SCRATCH)/release/RescalingBenchmark
	sh Tests/Benchmarks/tokens.sh $(PROGRAM)
	sh Tests/Benchmarks/growth.sh $(PROGRAM)
	sh Tests/Benchmarks/findings.sh $(PROGRAM)
	sh Tests/Benchmarks/fonts.sh $(PROGRAM)
	sh Tests/Benchmarks/missing-characters.sh $(PROGRAM)

# Lists the symbols that run at start-up, for the linker; needs valgrind. To be run after a change of what
# the program does at start-up, or of the toolchain: the build is right without it, only larger in memory.
startup-order:
	$(BUILD) --product typescale $(FLAGS)
	sh Tests/Benchmarks/startup-order.sh $(PROGRAM) > $(SCRATCH)/startup.order
	mv $(SCRATCH)/startup.order $(ORDER)

clean:
	rm -rf .build
