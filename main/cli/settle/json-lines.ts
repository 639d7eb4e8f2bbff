/** A line longer than this is not kept: a stream without line ends must not fill the memory. */
export const MAX_LINE_LENGTH = 1024 * 1024;

/** A line of text, or the sign that there was one too long to keep. */
export type Line = { readonly text: string } | { readonly tooLong: true };

/**
 * Splits a stream of UTF-8 into lines, a batch for every chunk, and leaves blank lines out. A byte order mark at the
 * start is dropped; a carriage return at the end of a line stays, which JSON takes for white space.
 */
export async function* readLines(source: AsyncIterable<Uint8Array>): AsyncGenerator<readonly Line[]> {
  const decoder = new TextDecoder();
  const splitter = lineSplitter();
  for await (const chunk of source) yield splitter.push(decoder.decode(chunk, { stream: true }));
  yield splitter.end(decoder.decode());
}

function lineSplitter(): { readonly push: (text: string) => Line[]; readonly end: (text: string) => Line[] } {
  let started = '';
  let tooLong = false;

  function keep(text: string): void {
    if (!tooLong) started += text;
    if (started.length <= MAX_LINE_LENGTH) return;
    started = '';
    tooLong = true;
  }
  function finish(): Line[] {
    const line: Line = tooLong ? { tooLong: true } : { text: started };
    started = '';
    tooLong = false;
    return 'text' in line && line.text.trim() === '' ? [] : [line];
  }
  function push(text: string): Line[] {
    const [first = '', ...others] = text.split('\n');
    keep(first);
    const lines: Line[] = [];
    for (const part of others) {
      lines.push(...finish());
      keep(part);
    }
    return lines;
  }
  return { push, end: (text) => [...push(text), ...finish()] };
}
