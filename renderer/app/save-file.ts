import { nativeBridge } from './native-bridge.ts';

/** Saves a text file: where the person chooses in the desktop application, as a download elsewhere. */
export async function saveFile(name: string, type: string, content: string): Promise<void> {
  const bridge = nativeBridge();
  if (bridge) {
    await bridge.saveFile({ name, content });
    return;
  }
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: the browser fetches it after the click.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 10_000);
}
