import type { Grammar } from './grammar.ts';
import { createPattern, type Phrase, type Span } from './line.ts';
import { inOrder, type NamedDay, type NamedDays } from './read-days.ts';
import type { Meaning } from './read-line.ts';

/** Reads the words around days: "until" makes one the last, and "morning" says when it begins. */
export function createDayJoiner(
  grammar: Grammar,
): (text: string, days: readonly Phrase<NamedDays>[]) => Phrase<Meaning>[] {
  const { until, endOf, leads, trail = '(?!)', dayParts, periods } = grammar;
  const before = (source: string) => new RegExp(`${createPattern(source, grammar).source}$`, 'iu');
  const after = (source: string) =>
    new RegExp(`^(?:${createPattern(source, grammar).source})`, 'iu');
  const limitBefore = before(`(?:${until[0] || '(?!)'})(?:${periods.articles})?(?:${endOf})?\\s*`);
  const limitAfter = after(until[1] || '(?!)');
  const lead = before(`(?:(?:${leads}) )+`);
  const trailing = after(trail);
  const parts = Object.entries(dayParts).map(([hour, source]) => ({
    hour: Number(hour),
    within: new RegExp(createPattern(source, grammar).source, 'iu'),
    behind: after(`\\s*の?(?:${source})`),
  }));
  const readPart = (text: string, { from, to }: Span) => {
    const [typed, textAfter] = [text.slice(from, to), text.slice(to)];
    const part = parts.findLast(
      ({ within, behind }) => within.test(typed) || behind.test(textAfter),
    );
    const end = to + (part?.behind.exec(textAfter)?.[0].length ?? 0);
    return { start: part ? part.hour * 60 : null, to: end };
  };
  return (text, days) =>
    days.flatMap<Phrase<Meaning>>((phrase) => {
      const { from, to, meaning } = phrase;
      const [textBefore, textAfter] = [text.slice(0, from), text.slice(to)];
      const limit = limitBefore.exec(textBefore)?.[0] ?? '';
      // "8月3日から8月5日まで" is a range.
      const isRange = meaning.last !== null && !meaning.isMonth;
      const limitEnd = isRange ? '' : (limitAfter.exec(textAfter)?.[0] ?? '');
      if (limit + limitEnd !== '') {
        const span = { from: from - limit.length, to: to + limitEnd.length };
        return [{ ...span, meaning: { kind: 'until', last: meaning.last ?? meaning.first } }];
      }
      if (meaning.isMonth) return [];
      const part = readPart(text, phrase);
      const trailEnd = trailing.exec(text.slice(part.to))?.[0] ?? '';
      const { first, last } = meaning;
      return [
        {
          from: from - (lead.exec(textBefore)?.[0].length ?? 0),
          to: part.to + trailEnd.length,
          meaning: { kind: 'day', first, last, usualStart: part.start },
        },
      ];
    });
}

/** Joins "Fri 18:00 to Sun 16:00", and "Fri evening to Sun". */
export function joinMoments(
  line: string,
  phrases: readonly Phrase<Meaning>[],
  { to }: Grammar,
): Phrase<Meaning>[] {
  const joint = new RegExp(`^\\s*(?:[-–—〜~]|${to})?\\s*$`, 'iu');
  const rest = phrases.toSorted((a, b) => a.from - b.from);
  const joined: Phrase<Meaning>[] = [];
  while (rest[0]) {
    const first = readMoment(line, rest);
    const last = first && readMoment(line, rest.slice(first.count));
    const isRange = last && joint.test(line.slice(first.to, last.from));
    const meaning = isRange && rest[0].meaning.kind === 'day' ? joinDays(first, last) : null;
    const count = meaning && first && last ? first.count + last.count : 1;
    joined.push(meaning && last ? { from: rest[0].from, to: last.to, meaning } : rest[0]);
    rest.splice(0, count);
  }
  return joined;
}

/** A day with its time, if it has one. */
interface NamedMoment extends Span {
  readonly day: NamedDay;
  readonly minute: number | null;
  /** The number of phrases that say so. */
  readonly count: number;
}

function joinDays(first: NamedMoment, last: NamedMoment): Meaning | null {
  const { minute: start } = first;
  if (start === null) return null;
  const days = inOrder(first.day, last.day);
  if (last.minute !== null) return { kind: 'moments', ...days, start, end: last.minute };
  return first.count === 1 ? { kind: 'day', ...days, usualStart: start } : null;
}

function readMoment(line: string, [first, next]: readonly Phrase<Meaning>[]): NamedMoment | null {
  if (first?.meaning.kind !== 'day' && first?.meaning.kind !== 'until') return null;
  const { from, to, meaning } = first;
  const isNext = next !== undefined && line.slice(to, next.from).trim() === '';
  const time = isNext && next.meaning.kind === 'time' ? next.meaning.time : null;
  const [day, usualStart] =
    meaning.kind === 'day' ? [meaning.first, meaning.usualStart] : [meaning.last, null];
  if (time?.end !== null) return { from, to, day, minute: usualStart, count: 1 };
  return { from, to: next?.to ?? to, day, minute: time.start, count: 2 };
}
