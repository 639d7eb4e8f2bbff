import { nativeBridge } from './native-bridge.ts';

/** Prints the page: into a PDF in the desktop application, by the browser's own dialog elsewhere. `name` is a file name. */
export async function printPage(name: string): Promise<void> {
  const bridge = nativeBridge();
  if (bridge) await bridge.printToPdf({ name: `${name}.pdf` });
  else window.print();
}
