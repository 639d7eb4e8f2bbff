/**
 * Text of a list as spreadsheets save it: UTF-8 with or without a mark, UTF-16 with one, else what is no UTF-8 is taken
 * for Windows’ Western encoding, in which Excel still writes French names.
 */
export function decodeList(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
