# SPDX-License-Identifier: Apache-2.0
# Sourced by the launchers, of the repository and of the Debian package: the options of the JVM. Kept to what bash 3.2 knows.
# shellcheck shell=bash

# Sets COMMAND to the first word of the arguments that is a command; without one it is `play`. Other words are the values of options.
jadoube_command() {
    COMMAND=play
    for word in "$@"; do
        case $word in
            -h | --help | -V | --version) COMMAND=help ;;
            play | replay | engine | bench | perft | wiring | doctor | calibrate | games | lessons | pairing | config | manual)
                COMMAND=$word ;;
            *) continue ;;
        esac
        break
    done
}

# Sets OPTIONS to the options of the JVM for the command $COMMAND. A board's memory is small, and so is the garbage of a game.
# What runs for years is bounded in every part: heap, classes, compiled code, buffers; should one not do, it ends at once, and
# whoever watches over it starts it anew where it was. What ends at once is not worth the second compiler, and neither is a game:
# code that is measured first, to be compiled a second time, answers later, most of all when a game is played again after a stop.
# What counts positions is worth it, and what reads many files may use more memory.
# Near half of a game that is played again in a cold start is interpreted: its code is compiled after 128 calls instead of 256
# (SOONER; counters are looked at every 64 instead of 128 calls), which costs the other core 40 ms more. A game does without the
# table of what sliders attack: filling it takes 15 ms of a start, and a game asks for so little of it that it is not missed.
jvm_options() {
    SOONER=(-XX:Tier0InvokeNotifyFreqLog=6 -XX:Tier3InvocationThreshold=128 -XX:Tier3MinInvocationThreshold=64
        -XX:Tier3CompileThreshold=500 -XX:Tier3BackEdgeThreshold=10000)
    OPTIONS=(-XX:+UseSerialGC -Xss512k -XX:-UsePerfData --enable-native-access=ALL-UNNAMED -Xlog:disable)
    case $COMMAND in
        perft | bench) OPTIONS+=(-Xmx512m) ;;
        replay | games) OPTIONS+=(-Xmx256m) ;;
        help | config | wiring | manual) OPTIONS+=(-Xmx64m -XX:TieredStopAtLevel=1) ;;
        play) OPTIONS+=(-XX:TieredStopAtLevel=1 "${SOONER[@]}" -Djadoube.sliders=lines -Xms16m -Xmx64m -XX:MaxMetaspaceSize=48m -XX:ReservedCodeCacheSize=32m -XX:MaxDirectMemorySize=8m
            -XX:+ExitOnOutOfMemoryError) ;;
        *) OPTIONS+=(-Xmx64m) ;;
    esac
}

# archive_classes JAVA JAR FILE LEVEL: lets the program rehearse a start and writes the classes of it into FILE, which a later start
# of the same JAR by the same JVM, of this LEVEL, maps. Where FILE does not fit, the JVM does without and says nothing
# (-Xlog:disable). From level 25 on the classes are archived linked and initialised, too, which saves a fifth more of a start.
archive_classes() {
    COMMAND=play
    jvm_options
    kind=ArchiveClassesAtExit
    [ "$4" -lt 25 ] || kind=AOTCacheOutput
    if "$1" "${OPTIONS[@]}" "-XX:$kind=$3.$$" -cp "$2" org.jadoube.host.launch.Rehearsal >/dev/null 2>&1 && [ -f "$3.$$" ]; then
        mv -f "$3.$$" "$3" 2>/dev/null && return 0
    fi
    rm -f "$3.$$" "$3.$$.config"
    return 1
}

# archive_option FILE LEVEL: adds to OPTIONS what makes the JVM of this LEVEL map FILE, if there is one.
archive_option() {
    [ -f "$1" ] || return 0
    if [ "$2" -lt 25 ]; then
        OPTIONS+=("-XX:SharedArchiveFile=$1")
    else
        OPTIONS+=("-XX:AOTCache=$1")
    fi
}
