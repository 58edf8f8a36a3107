import type { operations } from '#generated/admin/types.ts';
import { allCalendars } from './all-calendars.ts';
import type { CalendarRecord } from './demo-calendars.ts';

type SearchQuery = NonNullable<operations['searchCalendars']['parameters']['query']>;
type SearchField = Exclude<NonNullable<SearchQuery['type']>, 'all'>;
type Grouping = NonNullable<SearchQuery['groupby']>;

const fieldTexts: Record<SearchField, (calendar: CalendarRecord) => string> = {
  title: ({ title }) => title,
  identifier: ({ identifier }) => identifier,
  key: ({ key }) => key,
  owner: ({ owner }) => `${owner.name}\n${owner.email}`,
  organization: ({ organization }) => organization?.name ?? '',
};

const groups: Record<Grouping, (calendar: CalendarRecord) => string | number | undefined> = {
  organization: ({ organization }) => organization?.id,
  owner: ({ owner }) => owner.id,
  license: ({ license }) => license,
};

type Index = ReadonlyMap<SearchField | 'all', readonly string[]>;

let index: Index | undefined;

/** All calendars with a text in a field, whatever its case; results of one group stand together. */
export function findCalendars({
  type = 'all',
  query = '',
  groupby,
}: Pick<SearchQuery, 'type' | 'query' | 'groupby'>): readonly CalendarRecord[] {
  const calendars = allCalendars();
  const wanted = folded(query.trim());
  index ??= indexed(calendars);
  const texts = index.get(type) ?? [];
  const found =
    wanted === '' ? calendars : calendars.filter((_, place) => texts[place]?.includes(wanted));
  return groupby ? grouped(found, groups[groupby]) : found;
}

function indexed(calendars: readonly CalendarRecord[]): Index {
  const entries = Object.entries(fieldTexts).map(
    // Object.entries forgets that the names are those of the record.
    ([field, text]) =>
      [field as SearchField, calendars.map((calendar) => folded(text(calendar)))] as const,
  );
  // A line break between the fields keeps a text from being found across two of them.
  const all = calendars.map((_, place) => entries.map(([, texts]) => texts[place]).join('\n'));
  return new Map<SearchField | 'all', readonly string[]>([...entries, ['all', all]]);
}

/** Groups follow one another in the order in which each first appears. */
function grouped(
  calendars: readonly CalendarRecord[],
  groupOf: (calendar: CalendarRecord) => unknown,
): CalendarRecord[] {
  return [...Map.groupBy(calendars, groupOf).values()].flat();
}

/** Upper case, which makes one letter of Greek's two small sigmas and two letters of German's ß. */
function folded(text: string): string {
  return text.normalize('NFKC').toUpperCase();
}
