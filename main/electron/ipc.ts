import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { BrowserWindow, type IpcMainInvokeEvent, app, dialog, ipcMain, shell } from 'electron';
import { z } from 'zod';

import type { BridgeErrorCode, FileRequest, PdfRequest, SaveOutcome } from '#shared/api/bridge.ts';
import { type Language, languageSchema } from '#shared/api/schemas.ts';
import { type Result, fail, ok } from '#shared/result.ts';
import { schoolAddress } from '#shared/school-address.ts';
import { CHANNELS } from './channels.ts';
import { log } from './log.ts';
import { findSchool } from './open-school.ts';
import { isAppUrl } from './origin.ts';
import type { ShellWords } from './words.ts';

type Outcome<Value> = Result<Value, BridgeErrorCode>;

const MAXIMUM_CONTENT = 50_000_000;

/** A plain name: no folders, no control characters, nothing Windows refuses. */
const fileName = (extension: RegExp) =>
  z
    .string()
    .min(1)
    .max(120)
    .regex(/^[^\p{Cc}<>:"/\\|?*.][^\p{Cc}<>:"/\\|?*]*$/u)
    .regex(extension);
const pdfRequestSchema = z.strictObject({ name: fileName(/\.pdf$/) }) satisfies z.ZodType<PdfRequest>;
const fileRequestSchema = z.strictObject({
  name: fileName(/\.(csv|json|txt)$/),
  content: z.string().max(MAXIMUM_CONTENT),
}) satisfies z.ZodType<FileRequest>;

/** The address of a server as `schoolAddress` writes it, and nothing else: it is handed to the system to open. */
const schoolSchema = z
  .string()
  .max(300)
  .refine((address) => schoolAddress(address) === address);

export interface ShellLanguage {
  readonly words: () => ShellWords;
  readonly speak: (language: Language) => void;
}

/** Only the main frame of our own page may call. */
function isFromInterface(event: IpcMainInvokeEvent): boolean {
  const frame = event.senderFrame;
  return frame !== null && frame.parent === null && isAppUrl(frame.url);
}

/** Answers a channel: checks who calls and with what, and lets nothing thrown out but as a code. */
function answer<Schema extends z.ZodType, Value>(
  channel: string,
  schema: Schema,
  act: (input: z.output<Schema>, window: BrowserWindow) => Outcome<Value> | Promise<Outcome<Value>>,
): void {
  ipcMain.handle(channel, async (event, ...args: unknown[]): Promise<Outcome<Value>> => {
    const window = BrowserWindow.fromWebContents(event.sender);
    if (window === null || !isFromInterface(event)) return fail('forbidden');
    const input = schema.safeParse(args[0]);
    if (args.length !== 1 || !input.success) return fail('invalidRequest');
    try {
      return await act(input.data, window);
    } catch (error) {
      log(`${channel} failed`, error);
      return fail('internal');
    }
  });
}

/** Asks where to save, then makes the content and writes it there. */
async function save(
  window: BrowserWindow,
  words: ShellWords,
  name: string,
  makeContent: () => Promise<string | Buffer>,
): Promise<Outcome<SaveOutcome>> {
  const extension = path.extname(name).slice(1);
  const kinds: Readonly<Record<string, string>> = words.files;
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    defaultPath: path.join(app.getPath('documents'), name),
    filters: [{ name: kinds[extension] ?? extension, extensions: [extension] }],
    properties: ['createDirectory', 'showOverwriteConfirmation'],
  });
  if (canceled || filePath === '') return ok('cancelled');
  const content = await makeContent();
  try {
    await writeFile(filePath, content);
  } catch (error) {
    log('could not write what was to be saved', error);
    return fail('notWritten');
  }
  return ok('saved');
}

/** Opens the channels of the native bridge. */
export function answerBridge({ words, speak }: ShellLanguage): void {
  answer(CHANNELS.setLanguage, languageSchema, (language) => {
    speak(language);
    return ok(null);
  });
  answer(CHANNELS.printToPdf, pdfRequestSchema, ({ name }, window) =>
    save(window, words(), name, () => window.webContents.printToPDF({ printBackground: true, preferCSSPageSize: true, pageSize: 'A4' })),
  );
  answer(CHANNELS.saveFile, fileRequestSchema, ({ name, content }, window) => save(window, words(), name, () => Promise.resolve(content)));
  answer(CHANNELS.openSchool, schoolSchema, async (address) => {
    const found = await findSchool(address);
    if (found !== 'found') return ok(found);
    await shell.openExternal(address);
    return ok('opened');
  });
}
