import type { Grammar } from './grammar.ts';

/** A part of a line, up to but without `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface Phrase<Meaning> extends Span {
  readonly meaning: Meaning;
}

/** Stands for a letter that has been read, so that nothing is found across it. */
const blank = '\uFFFC';

const letter = String.raw`[\p{Script=Latin}\p{N}]`;
const edges = [`(?<!${letter}|${letter}['@]|\\d[.,:])`, `(?!'?${letter})`] as const;

/** A pattern of whole words, in which a space is any between words. Scripts without spaces need none. */
export function createPattern(source: string, { isUnspaced }: Pick<Grammar, 'isUnspaced'>): RegExp {
  const spaced = source.replaceAll(' ', isUnspaced ? String.raw`\s*` : String.raw`\s+`);
  return new RegExp(`${edges[0]}(?:${spaced})${edges[1]}`, 'giu');
}

/** Returns whether a span is not a part of a word. */
export function isWhole(text: string, { from, to }: Span, segment: Segment | null): boolean {
  const isApart = new RegExp(`${edges[0]}$`, 'u').test(text.slice(0, from));
  const isEnd = new RegExp(`^${edges[1]}`, 'u').test(text.slice(to));
  const isBroken = (index: number) => segment !== null && !segment(text).has(index);
  const startsPlain = !/^[\p{L}\p{N}]/u.test(text.slice(from)) || isApart;
  const endsPlain = !/[\p{L}\p{N}]$/u.test(text.slice(0, to)) || isEnd;
  return startsPlain && endsPlain && !isBroken(from) && !isBroken(to);
}

/** Finds where the words of a text begin and end. */
export type Segment = (text: string) => ReadonlySet<number>;

/** Straightens apostrophes and the digits of Japanese keyboards; each letter keeps its place. */
export function plainLine(typedText: string): string {
  return typedText
    .replaceAll(/[’‘ʼ]/g, "'")
    .replaceAll(/[\u3000\u00a0\u202f]/g, ' ')
    .replaceAll(/[０-９：＠＃]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
}

/** The text with a part of it left out, at the same places. */
export function withBlank(text: string, { from, to }: Span): string {
  return text.slice(0, from) + blank.repeat(to - from) + text.slice(to);
}

/** Finds what a pattern means, from left to right, where it means anything. */
export function findPhrases<Meaning>(
  text: string,
  pattern: RegExp,
  read: (match: RegExpExecArray) => Meaning | null,
): Phrase<Meaning>[] {
  const phrases: Phrase<Meaning>[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const meaning = match[0] === '' ? null : read(match);
    if (meaning === null) pattern.lastIndex = match.index + 1;
    else phrases.push({ from: match.index, to: pattern.lastIndex, meaning });
  }
  return phrases;
}

/** Finds what patterns mean, each in what those before it have left. */
export function findInTurn<Meaning>(
  text: string,
  rules: readonly (readonly [RegExp, (match: RegExpExecArray) => Meaning | null])[],
): Phrase<Meaning>[] {
  const phrases: Phrase<Meaning>[] = [];
  let rest = text;
  for (const [pattern, read] of rules) {
    const found = findPhrases(rest, pattern, read);
    phrases.push(...found);
    rest = found.reduce(withBlank, rest);
  }
  return phrases;
}
