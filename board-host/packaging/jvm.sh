# SPDX-License-Identifier: Apache-2.0
# Sourced by the launchers, of the repository and of the Debian package: the options of the JVM. Kept to what bash 3.2 knows.
# shellcheck shell=bash

# Sets COMMAND to the first word of the arguments that is no option, as far as the choice of JVM options goes.
jadoube_command() {
    COMMAND=play
    for word in "$@"; do
        case $word in
            -h | --help | -V | --version) COMMAND=help ;;
            -*) continue ;;
            *) COMMAND=$word ;;
        esac
        break
    done
}

# Sets OPTIONS to the options of the JVM for the command $COMMAND. A board's memory is small, and so is the garbage of a game.
# What runs for years is bounded in every part: heap, classes, compiled code, buffers; should one not do, it ends at once, and
# whoever watches over it starts it anew where it was. What ends at once is not worth the second compiler; what counts positions
# is, and what reads many files may use more memory.
jvm_options() {
    OPTIONS=(-XX:+UseSerialGC -Xss512k -XX:-UsePerfData --enable-native-access=ALL-UNNAMED -Xlog:disable -Xshare:auto)
    case $COMMAND in
        perft | bench) OPTIONS+=(-Xmx512m) ;;
        replay | games) OPTIONS+=(-Xmx256m) ;;
        help | config | wiring | manual) OPTIONS+=(-Xmx64m -XX:TieredStopAtLevel=1) ;;
        play) OPTIONS+=(-Xms16m -Xmx64m -XX:MaxMetaspaceSize=48m -XX:ReservedCodeCacheSize=32m -XX:MaxDirectMemorySize=8m
            -XX:+ExitOnOutOfMemoryError) ;;
        *) OPTIONS+=(-Xmx64m) ;;
    esac
}

# archive_classes JAVA JAR FILE: lets the program rehearse a start and writes the classes of it into FILE, which a later start of
# the same JAR by the same JVM maps. Where FILE does not fit, the JVM does without and says nothing (-Xlog:disable).
archive_classes() {
    COMMAND=play
    jvm_options
    if "$1" "${OPTIONS[@]}" -XX:ArchiveClassesAtExit="$3.$$" -cp "$2" org.jadoube.host.launch.Rehearsal >/dev/null 2>&1; then
        mv -f "$3.$$" "$3" 2>/dev/null && return 0
    fi
    rm -f "$3.$$"
    return 1
}
