import { contextBridge, ipcRenderer } from 'electron';

import type { BridgeReply, NativeBridge } from '#shared/api/bridge.ts';
import { CHANNELS } from './channels.ts';
import { readFacts } from './facts.ts';

/** The main process checks what it is given; the type of its answer is the contract's. */
function call<Value>(channel: string, argument: unknown): BridgeReply<Value> {
  return ipcRenderer.invoke(channel, argument) as BridgeReply<Value>;
}

const { appVersion, systemLanguages } = readFacts(process.argv);

const bridge = {
  appVersion,
  systemLanguages,
  setLanguage: (language) => call(CHANNELS.setLanguage, language),
  printToPdf: (request) => call(CHANNELS.printToPdf, request),
  saveFile: (request) => call(CHANNELS.saveFile, request),
  openSchool: (address) => call(CHANNELS.openSchool, address),
} satisfies NativeBridge;

contextBridge.exposeInMainWorld('tapis', bridge);
