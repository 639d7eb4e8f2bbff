/** The names under which the preload script calls the main process. */
export const CHANNELS = {
  setLanguage: 'tapis:set-language',
  printToPdf: 'tapis:print-to-pdf',
  saveFile: 'tapis:save-file',
  openSchool: 'tapis:open-school',
} as const;
