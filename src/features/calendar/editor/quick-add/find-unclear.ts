import type { DateWords } from './date-words.ts';
import { findMatches, isBlank, writeLine } from './period-patterns.ts';
import type { TitleWord } from './sort-words.ts';
import { joinWords, type Word } from './words.ts';

/** The words of a title as they are compared, and what they are compared with. */
interface Line {
  readonly title: readonly TitleWord[];
  readonly texts: readonly string[];
  readonly words: DateWords;
  /** The places of words that belong to a period. */
  readonly periods: ReadonlySet<number>;
}

/** `beside` counts only next to others; what has none is certainly text. */
type Mark = 'certain' | 'opener' | 'beside' | null;

/**
 * Finds what looks like a day, a time or a repetition in the words of a title, because it was not understood: each part by
 * itself, as it was typed. It asks too often rather than too rarely, but leaves what is in quotation marks alone.
 */
export function findUnclear(title: readonly TitleWord[], words: DateWords): string[] {
  const line = createLine(title, words);
  const marks = title.map((_, index) => findMark(line, index));
  const unclear = new Set<number>();
  marks.forEach((mark, index) => {
    if (mark === 'certain' || mark === 'opener') unclear.add(index);
    if (mark === 'opener') for (const one of listOpened(line, index)) unclear.add(one);
  });
  // Each that is added may have another one beside it.
  for (let before = -1; before < unclear.size; ) {
    before = unclear.size;
    marks.forEach((_, index) => {
      if (belongsTo(unclear, index, marks, line)) unclear.add(index);
    });
  }
  return groupNeighbors(title, unclear).map((group) => joinWords(group));
}

/** Words of an idiom have no text, as if they were in quotation marks. */
function createLine(title: readonly TitleWord[], words: DateWords): Line {
  const line = writeLine(
    title.map(({ word, at }, index) => ({
      text: plainText(word),
      isApart: at !== (title[index - 1]?.at ?? -1) + 1,
    })),
    words,
  );
  const texts = title.map(({ word }, index) =>
    isBlank(line, index) ? '' : plainText(word).toLowerCase(),
  );
  return { title, words, texts, periods: findMatches(line, words.periods) };
}

const fillers = /^(the|an?|end|of|other|second|full|first|last|next)$/;

/** The words that complete one like "every": "other full moon". */
function listOpened({ title, texts }: Line, opener: number): number[] {
  const last = texts.findIndex((text, index) => index > opener && !fillers.test(text));
  const to = last < 0 ? texts.length : last + 1;
  return title.slice(opener + 1, to).flatMap(({ at }, index) => {
    const isInRow = at === (title[opener]?.at ?? 0) + index + 1;
    return isInRow ? opener + index + 1 : [];
  });
}

const joins = /^([-–—&+,]|and|or|to|und|oder|bis|et|à|y|a)$/;

/** Returns whether a word is a part of what is unclear beside it. */
function belongsTo(
  unclear: ReadonlySet<number>,
  index: number,
  marks: readonly Mark[],
  { title, texts, words }: Line,
): boolean {
  const text = texts[index] ?? '';
  const isNext = (one: number) => title[one]?.at === (title[one - 1]?.at ?? -1) + 1;
  const isAfter = isNext(index) && unclear.has(index - 1);
  const isBefore = isNext(index + 1) && unclear.has(index + 1);
  if (marks[index] === 'beside' && (isAfter || isBefore)) return true;
  if (isBefore && words.leads.has(text)) return true;
  return isAfter && joins.test(text) && (isBefore || marks[index + 1] === 'beside');
}

function findMark(line: Line, index: number): Mark {
  const { title, texts, words, periods } = line;
  const text = texts[index] ?? '';
  if (text === '') return null;
  if (words.openers.has(text)) return 'opener';
  const isClear =
    periods.has(index) ||
    isName(text, words) ||
    looksLikeTime(text) ||
    isInPhrase(texts, index, words);
  if (isClear || title[index]?.isReplaced) return 'certain';
  if (isNumber(text)) return isTimeNumber(line, index) ? 'certain' : 'beside';
  if (units.test(text)) return isNumber(texts[index - 1]) ? 'certain' : null;
  return findNameMark(line, index);
}

/** Of ordinals, and of names that often mean something else. */
function findNameMark({ texts, words }: Line, index: number): Mark {
  const text = texts[index] ?? '';
  const [before = '', after = ''] = [texts[index - 1], texts[index + 1]];
  if (ordinal.test(text)) {
    return before === 'the' && texts[index - 2] === 'on' ? 'certain' : 'beside';
  }
  const isMonth = words.months.has(text);
  if (!isMonth && !words.weekdays.has(text)) return null;
  const hasNumber = [before, after].some((one) => isNumber(one) || ordinal.test(one));
  return hasNumber || (isMonth && words.leads.has(before)) ? 'certain' : 'beside';
}

const ordinal = /^\d{1,2}(st|nd|rd|th|er)$/;
const units = /^(uhr|h|heures?|horas?|o’clock)$/;

/** Returns whether a number is a time because of what is around it: "Friday 7", "10 Uhr", "18-20". */
function isTimeNumber({ title, texts }: Line, index: number): boolean {
  return (
    title[index]?.isAfterDay === true ||
    units.test(texts[index + 1] ?? '') ||
    /^(um|las)$/.test(texts[index - 1] ?? '') ||
    isRange(texts, index)
  );
}

function isNumber(text = ''): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) <= 31;
}

/** The ends of "18-20", and what is between them. */
function isRange(texts: readonly string[], index: number): boolean {
  const isHour = (text = '') => /^\d{1,2}$/.test(text) && Number(text) <= 24;
  const isDash = (text = '') => /^[-–—]$/.test(text);
  return (
    (isDash(texts[index + 1]) && isHour(texts[index + 2])) ||
    (isDash(texts[index - 1]) && isHour(texts[index - 2]))
  );
}

function isName(text: string, { certain, weekdays, months }: DateWords): boolean {
  // Some are joined: "Mon/Wed", "lundi-mardi".
  const joined = text.split(/[/+&–—-]/);
  const areNames =
    joined.length > 1 && joined.every((part) => weekdays.has(part) || months.has(part));
  return areNames || joined.some((part) => certain.has(part));
}

/** 9:30, 9.30, 9h30, 9am, 3.12., 12/3, 2026-12-03, ranges of them, and 9時. */
function looksLikeTime(text: string): boolean {
  if (/\d[時时点點시月日]/.test(text)) return true;
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return true;
  return text.split(/[-–—]/).some((part) => timeShapes.some((shape) => shape.test(part)));
}

const timeShapes = [
  /^([01]?\d|2[0-4])[:.][0-5]\d(h|uhr|[ap]\.?m)?$/,
  /^([01]?\d|2[0-4])(h|h[0-5]\d|uhr|[ap]\.?m)$/,
  /^[0-3]?\d\.[01]?\d\.(\d\d|\d{4})?$/,
  /^[0-3]?\d\/[0-3]?\d(\/\d\d|\/\d{4})?$/,
];

function isInPhrase(texts: readonly string[], index: number, { phrases }: DateWords): boolean {
  return phrases.some((phrase) => {
    const parts = phrase.split(' ');
    return parts.some((_, offset) =>
      parts.every((part, place) => texts[index - offset + place] === part),
    );
  });
}

/** Without punctuation around it; empty if it is quoted. The point of 3.12. belongs to it. */
function plainText({ raw, isQuoted }: Word): string {
  if (isQuoted) return '';
  const text = raw.replaceAll("'", '’').replace(/^[([]+|[\])]+$/g, '');
  const isDay = /^\d{1,2}\.\d{1,2}\.[,;]?$/.test(text);
  return isDay ? text.replace(/[,;]$/, '') : text.replace(/[,;:.!?]+$/, '');
}

function groupNeighbors(title: readonly TitleWord[], chosen: ReadonlySet<number>): Word[][] {
  const groups: Word[][] = [];
  title.forEach(({ word, at }, index) => {
    if (!chosen.has(index)) return;
    const isNew = !chosen.has(index - 1) || title[index - 1]?.at !== at - 1;
    if (isNew) groups.push([word]);
    else groups.at(-1)?.push(word);
  });
  return groups;
}
