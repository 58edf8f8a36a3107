import { isDeepStrictEqual } from 'node:util';
import type { EventException, EventRecord, EventTexts, Span } from '../../seed/calendar/records.ts';
import { type Occurrence, regularOccurrenceAt, textsAt } from './occurrences.ts';

type Differences = NonNullable<EventException['changes']>;
type Values = EventTexts['custom'];
type Files = EventTexts['attachments'];

/** The texts of a series after a change that an occurrence shows, which may have had values of its own. */
export function changedTexts(
  record: EventRecord,
  shownOccurrence: Occurrence,
  texts: Partial<EventTexts>,
): Partial<EventTexts> {
  return { ...texts, ...carriedOver(record, textsAt(shownOccurrence), texts) };
}

/** The part of a change of a whole series for the occurrence that shows it. */
export interface ShownChange {
  readonly texts: Partial<EventTexts>;
  /** Undefined if the times stay. */
  readonly span: Span | undefined;
}

/** Returns whether an occurrence has something else than its changed series in what the change is about. */
export function differsIn(
  { custom, attachments, ...differences }: Differences,
  { before, after }: Pick<Differing, 'before' | 'after'>,
  { texts, span }: ShownChange,
): boolean {
  const isOther = (id: string) =>
    !isDeepStrictEqual(before.custom[id], after.custom[id]) &&
    !isDeepStrictEqual(custom?.[id], after.custom[id]);
  return (
    (span !== undefined && differences.start !== undefined) ||
    Object.keys(texts).some((name) => name in differences) ||
    (custom !== undefined && [...Object.keys(custom), ...Object.keys(after.custom)].some(isOther))
  );
}

/** A series before and after a change, and an occurrence that differs from it. */
interface Differing {
  readonly before: EventRecord;
  readonly after: EventRecord;
  /** When the changed series has the occurrence begin. */
  readonly original: number;
  readonly differences: Differences;
}

/**
 * Returns the own changes of an occurrence after a change of its series; undefined if nothing is left. The one that shows
 * the change gets what the change says; the others keep all in which they differed.
 */
export function keptDifferences(
  { before, after, original, differences }: Differing,
  shownChange: ShownChange | undefined,
): Differences | undefined {
  const own = Object.entries({ ...differences, ...shownChange?.texts }).filter(
    ([name, value]) => !isSpanMember(name) && !isSame(shownChange ? after : before, name, value),
  );
  const kept: Differences = {
    ...Object.fromEntries(own),
    ...(shownChange ? {} : carriedOver(after, before, Object.fromEntries(own))),
    ...keptSpan({ before, after, original, differences }, shownChange),
  };
  return Object.keys(kept).length > 0 ? kept : undefined;
}

function isSpanMember(name: string): name is keyof Span {
  return name === 'allDay' || name === 'start' || name === 'end';
}

function isSame(series: EventRecord, name: string, value: unknown): boolean {
  return isDeepStrictEqual(Object.entries(series).find(([member]) => member === name)?.[1], value);
}

/** A moved occurrence stays where it is, unless the change brings it to its place in the series. */
function keptSpan(
  { before, after, original, differences }: Differing,
  shownChange: ShownChange | undefined,
): Partial<Span> {
  const { allDay = before.allDay, start, end } = differences;
  if (start === undefined || end === undefined) return {};
  if (!shownChange) return { allDay, start, end };
  const span = shownChange.span ?? { allDay, start, end };
  const regular = regularOccurrenceAt(after, original);
  const isBack =
    regular?.allDay === span.allDay && regular.start === span.start && regular.end === span.end;
  return isBack ? {} : span;
}

/** The values of fields and the files of an event, with the differences between others: each counts by itself. */
function carriedOver(
  to: EventTexts,
  before: EventTexts,
  { custom, attachments }: Partial<EventTexts>,
): Partial<EventTexts> {
  return {
    ...(custom && { custom: withDifference(to.custom, before.custom, custom) }),
    ...(attachments && {
      attachments: withOtherFiles(to.attachments, before.attachments, attachments),
    }),
  };
}

function withDifference(values: Values, before: Values, after: Values): Values {
  const ids = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changedIds = [...ids].filter((id) => !isDeepStrictEqual(before[id], after[id]));
  return Object.fromEntries([
    ...Object.entries(values).filter(([id]) => !changedIds.includes(id)),
    ...Object.entries(after).filter(([id]) => changedIds.includes(id)),
  ]);
}

function withOtherFiles(files: Files, before: Files, after: Files): Files {
  const isIn = (list: Files, id: number) => list.some((file) => file.id === id);
  return [
    ...files.filter(({ id }) => isIn(after, id) || !isIn(before, id)),
    ...after.filter(({ id }) => !isIn(before, id) && !isIn(files, id)),
  ];
}
