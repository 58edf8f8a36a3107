import type { Moment } from '#src/util/dates.ts';
import { hasAllWords, searchableText, searchWords } from '#src/util/word-search.ts';
import type { UserCalendar } from '../user-calendar.ts';
import type { Sort } from './dashboard-choices.ts';
import { pinPlace } from './pin-order.ts';

/** Which calendars are shown: all, the user's own, other people's, or one organization's. */
export type Filter = 'all' | 'mine' | 'shared' | { readonly organization: string };

/** The calendars that match a filter, sorted, after the pinned ones in the user's own order. */
export function arrangeCalendars(
  calendars: readonly UserCalendar[],
  filter: Filter,
  compare: (a: UserCalendar, b: UserCalendar) => number,
): readonly UserCalendar[] {
  return calendars
    .filter(passes(filter))
    .sort(
      (a, b) => Number(b.pinned) - Number(a.pinned) || pinPlace(a) - pinPlace(b) || compare(a, b),
    );
}

function passes(filter: Filter): (calendar: UserCalendar) => boolean {
  if (typeof filter === 'object')
    return ({ organization_name }) => organization_name === filter.organization;
  if (filter === 'all') return () => true;
  const role = filter === 'mine' ? 'owner' : 'member';
  return (calendar) => calendar.role === role;
}

/** Compares calendars; equal times are ordered by title. */
export function createComparison(
  sort: Sort,
  language: string,
): (a: UserCalendar, b: UserCalendar) => number {
  const collator = new Intl.Collator(language, { numeric: true });
  const byTitle = (a: UserCalendar, b: UserCalendar) => collator.compare(a.title, b.title);
  const newestFirst = (a: Moment | null, b: Moment | null) => toTime(b) - toTime(a);
  if (sort === 'name') return byTitle;
  return sort === 'created'
    ? (a, b) => newestFirst(a.created_at, b.created_at) || byTitle(a, b)
    : (a, b) => newestFirst(a.last_opened_at, b.last_opened_at) || byTitle(a, b);
}

/** In milliseconds since 1970; "never" sorts as the oldest. */
function toTime(moment: Moment | null): number {
  return moment === null ? 0 : Date.parse(moment);
}

/**
 * Searches calendars by words. Their texts are prepared once, because preparing a thousand on each keystroke is too
 * slow.
 */
export function createSearch(
  calendars: readonly UserCalendar[],
): (shownCalendars: readonly UserCalendar[], query: string) => readonly UserCalendar[] {
  const texts = new Map(calendars.map((calendar) => [calendar.id, searchedText(calendar)]));
  return (shownCalendars, query) => {
    const words = searchWords(query);
    return shownCalendars.filter(({ id }) => hasAllWords(texts.get(id) ?? '', words));
  };
}

/** The text of a calendar that the search covers: title, organization and owner. */
function searchedText({ title, organization_name, role, owner }: UserCalendar): string {
  const names = [organization_name ?? '', role === 'member' ? owner.name : ''];
  return searchableText([title, ...names].join('\n'));
}

/** The organizations of the calendars, without duplicates. */
export function listOrganizations(
  calendars: readonly UserCalendar[],
  language: string,
): readonly string[] {
  const names = new Set(calendars.flatMap(({ organization_name }) => organization_name ?? []));
  return [...names].sort(new Intl.Collator(language, { numeric: true }).compare);
}
