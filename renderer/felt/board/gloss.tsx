import type { Language } from '#shared/api/schemas.ts';

/** The reader's own words for what the cloth prints in another language, by their keys. */
export interface Gloss {
  readonly language: Language;
  readonly say: (key: string, values?: Readonly<Record<string, unknown>>) => string;
}

/** A word of the reader's, to stand small beneath or beside the print. */
export interface GlossWord {
  readonly text: string;
  readonly language: Language;
}

/** The size of a gloss: the smallest that is read at arm's length. */
export const GLOSS_SIZE = 11.5;
/** From the print to a gloss in the same line. */
export const GLOSS_GAP = 6;

/** What stands beneath a printed word; nothing where the reader reads the print, or the same would be said twice. */
export function glossOf(gloss: Gloss | undefined, key: string, printed: string): GlossWord | undefined {
  const text = gloss?.say(key);
  if (gloss === undefined || text === undefined || text.toLowerCase() === printed.toLowerCase()) return undefined;
  return { text, language: gloss.language };
}

interface GlossTextProps {
  readonly word: GlossWord | undefined;
  readonly x?: number;
  readonly y?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** The id of a path it follows, centred on it. */
  readonly along?: string;
}

/** A gloss by itself: in the interface's letters, fainter than the print it stands by. */
export function GlossText({ word, x = 0, y = 0, anchor = 'middle', along }: GlossTextProps) {
  if (word === undefined) return null;
  const { text, language } = word;
  const look = { className: 'felt-gloss', lang: language, fontSize: GLOSS_SIZE } as const;
  return along === undefined ? (
    <text {...look} x={x} y={y} textAnchor={anchor}>
      {text}
    </text>
  ) : (
    <text {...look}>
      <textPath href={`#${along}`} startOffset="50%" textAnchor="middle">
        {text}
      </textPath>
    </text>
  );
}

/** A gloss within a line of print, after it. */
export function GlossSpan({ word }: { readonly word: GlossWord | undefined }) {
  if (word === undefined) return null;
  return (
    <tspan className="felt-gloss" lang={word.language} fontSize={GLOSS_SIZE} letterSpacing={0} dx={GLOSS_GAP} fontStyle="normal">
      {word.text}
    </tspan>
  );
}
