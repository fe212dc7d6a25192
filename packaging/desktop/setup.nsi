; The installer for Windows, for one user and without an administrator's rights. packaging/windows makes it:
; VERSION, SIZE in kB, LISTS (the folder with the lists of files), SETUP (the installer to write) and HOME are given.
Target amd64-unicode
Unicode true
SetCompressor /SOLID lzma
Name "Whispers"
OutFile "${SETUP}"
InstallDir "$LOCALAPPDATA\Programs\Whispers"
InstallDirRegKey HKCU "Software\Whispers" "Folder"
RequestExecutionLevel user
ManifestDPIAware true
Icon "icons/app.ico"
UninstallIcon "icons/app.ico"
BrandingText "Whispers ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Whispers"
VIAddVersionKey "FileDescription" "Whispers setup"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT OR Apache-2.0"

!include "MUI2.nsh"
!include "LogicLib.nsh"
!define MUI_ICON "icons/app.ico"
!define MUI_UNICON "icons/app.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\whispers.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "French"

LangString MATCH ${LANG_ENGLISH} "Match of Whispers"
LangString MATCH ${LANG_GERMAN} "Partie von Whispers"
LangString MATCH ${LANG_FRENCH} "Partie de Whispers"
LangString PACK ${LANG_ENGLISH} "Pack of Whispers"
LangString PACK ${LANG_GERMAN} "Paket von Whispers"
LangString PACK ${LANG_FRENCH} "Pack de Whispers"
LangString CONSOLE ${LANG_ENGLISH} "Whispers in the console"
LangString CONSOLE ${LANG_GERMAN} "Whispers in der Konsole"
LangString CONSOLE ${LANG_FRENCH} "Whispers dans la console"

LangString RUNNING ${LANG_ENGLISH} "Whispers is running. Quit it first."
LangString RUNNING ${LANG_GERMAN} "Whispers läuft noch. Beende es zuerst."
LangString RUNNING ${LANG_FRENCH} "Whispers est ouvert. Quittez-le d'abord."

!define CLASSES "Software\Classes"
!define ENTRY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Whispers"

; Makes Windows open files of a kind with Whispers: ENDING, ID of the kind, and its NAME for people.
!macro Associate ENDING ID NAME
  WriteRegStr HKCU "${CLASSES}\${ID}" "" "${NAME}"
  WriteRegStr HKCU "${CLASSES}\${ID}\DefaultIcon" "" "$INSTDIR\whispers.exe,0"
  WriteRegStr HKCU "${CLASSES}\${ID}\shell\open\command" "" '"$INSTDIR\whispers.exe" "%1"'
  WriteRegStr HKCU "${CLASSES}\${ENDING}" "" "${ID}"
  WriteRegStr HKCU "${CLASSES}\${ENDING}\OpenWithProgids" "${ID}" ""
!macroend

!macro Dissociate ENDING ID
  ReadRegStr $0 HKCU "${CLASSES}\${ENDING}" ""
  StrCmp $0 "${ID}" 0 +2
  DeleteRegValue HKCU "${CLASSES}\${ENDING}" ""
  DeleteRegValue HKCU "${CLASSES}\${ENDING}\OpenWithProgids" "${ID}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${ENDING}\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${ENDING}"
  DeleteRegKey HKCU "${CLASSES}\${ID}"
!macroend

; Stops if a program is running, since Windows does not replace or remove its file then.
!macro CloseFirst PROGRAM
  ${If} ${FileExists} "$INSTDIR\${PROGRAM}"
    ClearErrors
    FileOpen $0 "$INSTDIR\${PROGRAM}" a
    ${If} ${Errors}
      MessageBox MB_OK|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDOK
      SetErrorLevel 2
      Quit
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend

; Tells the desktop that kinds of files have changed: SHCNE_ASSOCCHANGED.
!macro Refresh
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Section "Whispers"
  !insertmacro CloseFirst "whispers.exe"
  !insertmacro CloseFirst "whispers.com"
  !include "${LISTS}/install.nsh"
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "Software\Whispers" "Folder" "$INSTDIR"
  !insertmacro Associate ".whispers" "Whispers.Match" "$(MATCH)"
  !insertmacro Associate ".whispers-pack" "Whispers.Pack" "$(PACK)"
  CreateDirectory "$SMPROGRAMS\Whispers"
  CreateShortcut "$SMPROGRAMS\Whispers\Whispers.lnk" "$INSTDIR\whispers.exe"
  ; The console stays open after the match, in the folder where "whispers" starts the program.
  CreateShortcut "$SMPROGRAMS\Whispers\$(CONSOLE).lnk" "$SYSDIR\cmd.exe" '/k ""$INSTDIR\whispers.com" text"' \
    "$INSTDIR\whispers.exe" 0
  WriteRegStr HKCU "${ENTRY}" "DisplayName" "Whispers"
  WriteRegStr HKCU "${ENTRY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${ENTRY}" "DisplayIcon" "$INSTDIR\whispers.exe"
  WriteRegStr HKCU "${ENTRY}" "Publisher" "Whispers"
  WriteRegStr HKCU "${ENTRY}" "URLInfoAbout" "${HOME}"
  WriteRegStr HKCU "${ENTRY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${ENTRY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${ENTRY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${ENTRY}" "EstimatedSize" ${SIZE}
  WriteRegDWORD HKCU "${ENTRY}" "NoModify" 1
  WriteRegDWORD HKCU "${ENTRY}" "NoRepair" 1
  !insertmacro Refresh
SectionEnd

; Removes what the installer has written and nothing else. Matches, packs and settings lie elsewhere and stay.
Section "Uninstall"
  !insertmacro CloseFirst "whispers.exe"
  !insertmacro CloseFirst "whispers.com"
  !include "${LISTS}/remove.nsh"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  !insertmacro Dissociate ".whispers" "Whispers.Match"
  !insertmacro Dissociate ".whispers-pack" "Whispers.Pack"
  ; The language may be another one than when it was installed.
  Delete "$SMPROGRAMS\Whispers\*.lnk"
  RMDir "$SMPROGRAMS\Whispers"
  DeleteRegKey HKCU "${ENTRY}"
  DeleteRegKey HKCU "Software\Whispers"
  !insertmacro Refresh
SectionEnd
