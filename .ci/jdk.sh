# SPDX-License-Identifier: Apache-2.0
# Sourced by ./jadoube, ./check and .ci/run, and by the launcher of the Debian package: finds the JDK and the Maven of this
# machine. Kept to what bash 3.2 knows.

JDK_LEVEL=21
# What a fitting home must have beside java; who only runs a program needs no compiler.
JDK_PROGRAM=${JDK_PROGRAM:-javac}
SDKMAN=${SDKMAN_DIR:-${HOME:-}/.sdkman}

# The feature version (21, 25 ...) of the JDK in folder $1; nothing if there is none. Asks the file `release` first:
# starting a JVM costs more.
jdk_level() {
    [ -x "$1/bin/java" ] && [ -x "$1/bin/$JDK_PROGRAM" ] || return 0
    version=$(sed -n 's/^JAVA_VERSION="\([^"]*\)".*/\1/p' "$1/release" 2>/dev/null | head -n 1)
    [ -n "$version" ] || version=$("$1/bin/java" -version 2>&1 | sed -n 's/.* version "\([^"]*\)".*/\1/p' | head -n 1)
    echo "$version" | sed -n 's/^\([0-9][0-9]*\).*/\1/p'
}

# The home of the java command on the PATH, through all its links. The java of macOS itself only knows the way to others.
jdk_on_path() {
    link=$(command -v java 2>/dev/null) || return 0
    [ "$link" != /usr/bin/java ] || [ ! -x /usr/libexec/java_home ] || return 0
    while [ -L "$link" ]; do
        to=$(readlink "$link")
        case $to in /*) link=$to ;; *) link=${link%/*}/$to ;; esac
    done
    link=${link%/*}
    echo "${link%/*}"
}

# Sets JDK to the folder of a JDK of level $JDK_LEVEL or newer and JDK_FOUND to its level; fails if there is none.
# What the user chose (JAVA_HOME, then PATH) comes first, then the newest of what is installed.
find_jdk() {
    for home in "${JAVA_HOME:-}" "$(jdk_on_path)"; do
        [ -n "$home" ] || continue
        JDK_FOUND=$(jdk_level "$home")
        if [ "${JDK_FOUND:-0}" -ge "$JDK_LEVEL" ]; then
            JDK=$home
            return 0
        fi
    done
    JDK='' JDK_FOUND=0 mac=''
    [ ! -x /usr/libexec/java_home ] || mac=$(/usr/libexec/java_home -v "$JDK_LEVEL+" 2>/dev/null)
    for home in "$mac" /usr/lib/jvm/* /usr/lib64/jvm/* /usr/java/* /opt/java/* /opt/jdk* "$SDKMAN"/candidates/java/* \
        "${HOME:-}"/.jdks/* /Library/Java/JavaVirtualMachines/*/Contents/Home \
        /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home /usr/local/opt/openjdk*/libexec/openjdk.jdk/Contents/Home; do
        [ -d "$home" ] || continue
        level=$(jdk_level "$home")
        if [ "${level:-0}" -ge "$JDK_LEVEL" ] && [ "$level" -gt "$JDK_FOUND" ]; then JDK=$home JDK_FOUND=$level; fi
    done
    [ -n "$JDK" ]
}

# Sets MVN to the command that starts Maven; fails if there is none.
find_maven() {
    MVN=$(command -v mvn 2>/dev/null) && return 0
    for MVN in "${MAVEN_HOME:-/opt/maven}/bin/mvn" /usr/share/maven/bin/mvn \
        "$SDKMAN/candidates/maven/current/bin/mvn" /opt/homebrew/bin/mvn /usr/local/bin/mvn; do
        [ ! -x "$MVN" ] || return 0
    done
    MVN=''
    return 1
}

# How to install $1 (jdk, jre or maven) here, in words.
how_to_install() {
    case $1:$(uname -s):$(command -v apt-get || :) in
        jdk:Darwin:*) echo "brew install openjdk" ;;
        jre:*:?*) echo "apt install default-jre-headless (Debian 13), on older ones temurin-21-jre from Eclipse Adoptium" ;;
        jre:*) echo "the package of a Java runtime 21 or newer" ;;
        maven:Darwin:*) echo "brew install maven" ;;
        jdk:*:?*) echo "apt install openjdk-21-jdk-headless (Debian 13, Ubuntu 24.04), on older ones temurin-25-jdk from Eclipse Adoptium" ;;
        maven:*:?*) echo "apt install maven" ;;
        jdk:*) echo "the package of OpenJDK 21 or newer, or SDKMAN: sdk install java" ;;
        *) echo "the package maven, or SDKMAN: sdk install maven" ;;
    esac
}

# Options for the JVM of Maven: Maven's own libraries make newer JDKs warn at every start.
maven_opts() {
    if [ "$JDK_FOUND" -ge 24 ]; then echo "--enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow"; fi
}
