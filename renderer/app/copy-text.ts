/** The old clipboard: the only one there is on a plain-http page. */
const page: { execCommand?: (command: 'copy') => boolean } = document;

/** Selects the text of an element and copies it; false where the browser would not, and the selection stands. */
export function copyTextOf(element: Element): boolean {
  window.getSelection()?.selectAllChildren(element);
  try {
    return page.execCommand?.('copy') ?? false;
  } catch {
    return false;
  }
}
