@echo off
rem SPDX-License-Identifier: Apache-2.0
rem Does on Windows what ./jadoube does: finds a Java; the rest is in Launcher.java, which Java runs as it is.
setlocal
set "JADOUBE_JAVA=java"
if defined JAVA_HOME set "JADOUBE_JAVA=%JAVA_HOME%\bin\java.exe"
"%JADOUBE_JAVA%" -version >nul 2>&1
if errorlevel 1 (
  echo jadoube: needs a JDK 21 or newer and found none; install one, for example: winget install EclipseAdoptium.Temurin.21.JDK 1>&2
  exit /b 2
)
"%JADOUBE_JAVA%" "%~dp0board-host\src\main\java\org\jadoube\host\launch\Launcher.java" "%~dp0." %*
exit /b %errorlevel%
