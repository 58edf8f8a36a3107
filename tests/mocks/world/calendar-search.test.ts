import { describe, expect, it } from 'vitest';
import { calendarSearch } from '#mocks/world/calendar-search.ts';
import { World } from '#mocks/world/world.ts';

const { calendars } = new World();

function findCalendars(request: Parameters<typeof calendarSearch.find>[1]) {
  return calendarSearch.find(calendars, request);
}

describe('finding calendars', () => {
  it.each([
    ['title', 'riverside rowing'],
    ['identifier', 'RIV3RS'],
    ['key', 'ksr0wingclubmain01'],
    ['key', 'ksr0wingclubread01'],
  ] as const)('looks for a text in the %s, whatever its case', (type, query) => {
    expect(findCalendars({ type, query }).map(({ id }) => id)).toEqual([101]);
  });

  it('looks for owners by name and address', () => {
    const byName = findCalendars({ type: 'owner', query: 'olivia owner' });
    expect(byName.map(({ id }) => id)).toEqual([101, 103, 104, 105, 106, 108]);
    expect(findCalendars({ type: 'owner', query: 'owner@example.com' })).toEqual(byName);
  });

  it('looks for organizations', () => {
    const found = findCalendars({ type: 'organization', query: 'harbour offices' });
    expect(found.map(({ id }) => id)).toEqual([102]);
  });

  it('does not look in other fields than the one asked for', () => {
    expect(findCalendars({ type: 'title', query: 'riv3rs' })).toEqual([]);
    expect(findCalendars({ type: 'all', query: 'riv3rs' })).toHaveLength(1);
  });

  it.each(['  riv3rs ', 'club rowing riverside', 'olivia ROWING'])(
    'finds by the words of "%s"',
    (query) => {
      expect(findCalendars({ query }).map(({ id }) => id)).toEqual([101]);
    },
  );

  it.each(["Aldhelm's", 'aldhelms'])('finds by %s what has another apostrophe', (query) => {
    expect(findCalendars({ type: 'title', query })[0]?.title).toBe('St. Aldhelm’s choir');
  });

  it.each([
    '会議室',
    'ΑΊΘΟΥΣΕΣ',
    'αίθουσες',
    'КАЛЕНДАРЬ',
    'Породични',
    'toplantı',
    'BESPRECHUNGSRÄUME',
    'großsaal',
  ])('finds %s', (query) => {
    expect(findCalendars({ type: 'title', query }).length).toBeGreaterThan(10);
  });

  it('finds no word that runs over two fields', () => {
    expect(findCalendars({ query: 'clubriv3rs' })).toEqual([]);
  });

  it.each(['organization', 'owner', 'license'] as const)(
    'brings together what has the same %s',
    (groupby) => {
      const groups = findCalendars({ groupby }).map((calendar) =>
        JSON.stringify(calendar[groupby]),
      );
      const changes = groups.filter((group, index) => group !== groups[index - 1]);
      expect(changes).toHaveLength(new Set(groups).size);
      expect(groups).toHaveLength(findCalendars({}).length);
    },
  );

  it('looks at the calendars as the world changed them', () => {
    const world = new World();
    const rowing = world.calendars.get(101);
    if (!rowing) throw new Error('The rowing club is missing.');
    world.calendars.set({ ...rowing, title: 'Zebra crossing', license: 'intro' });
    const ids = (request: Parameters<typeof findCalendars>[0]) =>
      calendarSearch.find(world.calendars, request).map(({ id }) => id);
    expect(ids({ query: 'zebra' })).toEqual([101]);
    expect(ids({ type: 'title', query: 'rowing club' })).not.toContain(101);
    // The family's, of the same license, is the third of the list.
    expect(ids({ groupby: 'license' }).slice(0, 2)).toEqual([101, 103]);
    expect(ids({})).toEqual(findCalendars({}).map(({ id }) => id));
  });
});
