import { describe, expect, it } from 'vitest';
import { findCalendars as find } from '#mocks/world/calendar-search.ts';
import { World } from '#mocks/world/world.ts';

const { calendars } = new World();

function findCalendars(request: Parameters<typeof find>[1]) {
  return find(calendars.list(), request);
}

describe('finding calendars', () => {
  it.each([
    ['title', 'riverside rowing'],
    ['identifier', 'RIV3RS'],
    ['key', 'ksr0wingclubmain01'],
    ['key', 'ksr0wingclubread01'],
  ] as const)('searches the %s, ignoring case', (type, query) => {
    expect(findCalendars({ type, query }).map(({ id }) => id)).toEqual([101]);
  });

  it('searches owners by name and address', () => {
    const byName = findCalendars({ type: 'owner', query: 'olivia owner' });
    expect(byName.map(({ id }) => id)).toEqual([101, 103, 104, 105, 106, 108]);
    expect(findCalendars({ type: 'owner', query: 'owner@example.com' })).toEqual(byName);
  });

  it('searches organizations', () => {
    const found = findCalendars({ type: 'organization', query: 'harbour offices' });
    expect(found.map(({ id }) => id)).toEqual([102, 110]);
  });

  it('searches only the given field', () => {
    expect(findCalendars({ type: 'title', query: 'riv3rs' })).toEqual([]);
    expect(findCalendars({ type: 'all', query: 'riv3rs' })).toHaveLength(1);
  });

  it.each(['  riv3rs ', 'club rowing riverside', 'olivia ROWING'])(
    'matches the words of "%s"',
    (query) => {
      expect(findCalendars({ query }).map(({ id }) => id)).toEqual([101]);
    },
  );

  it.each(["Aldhelm's", 'aldhelms'])('matches %s despite a different apostrophe', (query) => {
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

  it('does not match a word across two fields', () => {
    expect(findCalendars({ query: 'clubriv3rs' })).toEqual([]);
  });

  it.each(['organization', 'owner', 'license'] as const)('groups by %s', (groupby) => {
    const groups = findCalendars({ groupby }).map((calendar) => JSON.stringify(calendar[groupby]));
    const changes = groups.filter((group, index) => group !== groups[index - 1]);
    expect(changes).toHaveLength(new Set(groups).size);
    expect(groups).toHaveLength(findCalendars({}).length);
  });

  it('reflects the world’s changes', () => {
    const world = new World();
    const rowing = world.calendars.get(101);
    if (!rowing) throw new Error('The rowing club is missing.');
    world.calendars.set({ ...rowing, title: 'Zebra crossing', license: 'intro' });
    const ids = (request: Parameters<typeof findCalendars>[0]) =>
      find(world.calendars.list(), request).map(({ id }) => id);
    expect(ids({ query: 'zebra' })).toEqual([101]);
    expect(ids({ type: 'title', query: 'rowing club' })).not.toContain(101);
    // The family's calendar, with the same license, is the third in the list.
    expect(ids({ groupby: 'license' }).slice(0, 2)).toEqual([101, 103]);
    expect(ids({})).toEqual(findCalendars({}).map(({ id }) => id));
  });
});
