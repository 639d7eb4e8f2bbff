import type { Result } from '../result.ts';
import type { Language } from './schemas.ts';

/** Why a native convenience failed. `forbidden` and `invalidRequest` only ever come of a bug or of foreign content. */
export type BridgeErrorCode = 'forbidden' | 'invalidRequest' | 'notWritten' | 'internal';
export type BridgeReply<Value> = Promise<Result<Value, BridgeErrorCode>>;

/** Cancelling the save dialog is a choice, not a failure. */
export type SaveOutcome = 'saved' | 'cancelled';

/** Whether a school was found and opened in the system's browser. `noSchool`: a Tapis answers, but nobody has set up a school there. */
export type SchoolOutcome = 'opened' | 'unreachable' | 'notTapis' | 'noSchool';

/** What the dialog proposes to save. */
export interface PdfRequest {
  /** A plain file name with its extension, no folders. */
  readonly name: string;
}
export interface FileRequest extends PdfRequest {
  /** Written as UTF-8. */
  readonly content: string;
}

/**
 * `window.tapis`: what the desktop application adds to a browser. Absent in a browser, and the interface works without it.
 * Data never goes through here: it is fetched from `/api/…` everywhere.
 */
export interface NativeBridge {
  readonly appVersion: string;
  /** The system's languages as BCP 47 tags, the preferred one first. */
  readonly systemLanguages: readonly string[];
  /** Words the menu and the native dialogs in the interface's language. */
  setLanguage(language: Language): BridgeReply<null>;
  /** Prints the current page to a PDF where the person chooses. */
  printToPdf(request: PdfRequest): BridgeReply<SaveOutcome>;
  /** Saves a text file where the person chooses. */
  saveFile(request: FileRequest): BridgeReply<SaveOutcome>;
  /**
   * Looks whether a school answers at the address of a server (`http://192.168.1.20:8470/`), and opens it in the system's
   * browser: this window stays with what is on this machine.
   */
  openSchool(address: string): BridgeReply<SchoolOutcome>;
}
