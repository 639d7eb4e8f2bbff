import { isUtf8 } from 'node:buffer';

/** A line of more bytes than this is not kept: a stream without line ends must not fill the memory. */
export const MAX_LINE_LENGTH = 1024 * 1024;

/** A line of text, or why there is none: too long to keep, or no UTF-8, so that what stands in it could only be guessed. */
export type Line = { readonly text: string } | { readonly fault: 'tooLong' | 'notUtf8' };

const LINE_FEED = 0x0a;
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Splits a stream of UTF-8 into lines, a batch for every chunk, and leaves blank lines out. A byte order mark at the
 * start is dropped; a carriage return at the end of a line stays, which JSON takes for white space.
 */
export async function* readLines(source: AsyncIterable<Uint8Array>): AsyncGenerator<readonly Line[]> {
  const splitter = lineSplitter();
  for await (const chunk of source) yield splitter.push(chunk);
  yield splitter.end();
}

function lineSplitter(): { readonly push: (chunk: Uint8Array) => Line[]; readonly end: () => Line[] } {
  let parts: Uint8Array[] = [];
  let size = 0;
  let isFirst = true;

  function keep(part: Uint8Array): void {
    size += part.length;
    if (size > MAX_LINE_LENGTH) parts = [];
    else parts.push(part);
  }
  function finish(): Line[] {
    const line: Line = size > MAX_LINE_LENGTH ? { fault: 'tooLong' } : readLine(Buffer.concat(parts, size), isFirst);
    parts = [];
    size = 0;
    isFirst = false;
    return 'text' in line && line.text.trim() === '' ? [] : [line];
  }
  function push(chunk: Uint8Array): Line[] {
    const lines: Line[] = [];
    let begin = 0;
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, begin)) {
      keep(chunk.subarray(begin, end));
      lines.push(...finish());
      begin = end + 1;
    }
    keep(chunk.subarray(begin));
    return lines;
  }
  return { push, end: finish };
}

function readLine(bytes: Buffer, isFirst: boolean): Line {
  if (!isUtf8(bytes)) return { fault: 'notUtf8' };
  const text = bytes.toString('utf8');
  return { text: isFirst && text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text };
}
