import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CalendarState,
  longestReach,
  readState,
  writeState,
} from '#src/features/calendar/address/calendar-state.ts';
import { dayNumber, firstSupportedDay, lastSupportedDay } from '#src/util/day-numbers.ts';

const today = dayNumber('2026-03-02');
const defaults = {
  view: 'month',
  date: today,
  sub: null,
  filters: new Set<number>(),
  scale: 'week',
} as const;
const known = {
  views: ['month', 'week'],
  subCalendarIds: [1, 2, 3],
  optionIds: [11, 12],
} as const;
const read = (search: string) => readState(new URLSearchParams(search), defaults, known);

describe('the state in an address', () => {
  it('is the default where the address says nothing', () => {
    expect(read('')).toEqual({
      state: {
        ...defaults,
        count: null,
        query: '',
        reach: { earlier: 0, later: 1 },
        eventId: null,
        editing: null,
      },
      problems: [],
    });
  });

  it.each([
    ['view=week', { view: 'week' }],
    ['date=2026-05-01', { date: dayNumber('2026-05-01') }],
    ['count=3', { count: 3 }],
    ['scale=year', { scale: 'year' }],
    ['sub=1,3', { sub: new Set([1, 3]) }],
    ['sub=', { sub: new Set() }],
    ['sub=all', { sub: null }],
    ['filter=12', { filters: new Set([12]) }],
    ['filter=', { filters: new Set() }],
    ['q=spring+clean', { query: 'spring clean' }],
    ['q=%20', { query: '' }],
    ['reach=2,3', { reach: { earlier: 2, later: 3 } }],
    // No link makes a browser search a hundred times.
    ['reach=99,99', { reach: { earlier: 10, later: 10 } }],
    ['reach=2,0', { reach: { earlier: 0, later: 1 } }],
    ['event=', { eventId: null }],
    ['event=7001-20260302T163000Z', { eventId: '7001-20260302T163000Z' }],
  ])('reads %s', (search, expected) => {
    expect(read(search)).toMatchObject({ state: expected, problems: [] });
  });

  it.each([
    ['view=spiral', 'view', 'spiral', {}],
    ['date=2026-02-31', 'date', '2026-02-31', {}],
    ['date=1899-12-31', 'date', '1899-12-31', {}],
    ['date=2200-01-01', 'date', '2200-01-01', {}],
    ['count=0', 'count', '0', {}],
    ['scale=eon', 'scale', 'eon', {}],
    ['sub=9', 'sub', '9', {}],
    ['sub=1,x', 'sub', '1,x', { sub: new Set([1]) }],
    ['filter=9', 'filters', '9', {}],
    ['filter=11,9', 'filters', '11,9', { filters: new Set([11]) }],
  ])('tells that %s cannot be shown', (search, name, value, expected) => {
    const { state, problems } = read(search);
    expect(problems).toEqual([{ name, value }]);
    expect(state).toMatchObject({ ...defaults, ...expected });
  });

  it('is written so that it reads the same, and keeps other parameters', () => {
    const state: fc.Arbitrary<CalendarState> = fc.record({
      view: fc.constantFrom('month', 'week'),
      count: fc.option(fc.integer({ min: 1, max: 7 })),
      scale: fc.constantFrom('day', 'week', 'month', 'year'),
      date: fc.integer({ min: firstSupportedDay, max: lastSupportedDay }),
      sub: fc.option(fc.uniqueArray(fc.constantFrom(1, 2, 3)).map((ids) => new Set(ids))),
      filters: fc.uniqueArray(fc.constantFrom(11, 12)).map((ids) => new Set(ids)),
      query: fc.string({ maxLength: 20 }).map((text) => text.trim()),
      reach: fc.record({
        earlier: fc.integer({ min: 0, max: longestReach }),
        later: fc.integer({ min: 1, max: longestReach }),
      }),
      eventId: fc.option(fc.string({ minLength: 1, maxLength: 20 })),
      editing: fc.option(fc.constantFrom('new', '7003')),
    });
    fc.assert(
      fc.property(state, (one) => {
        const written = writeState(new URLSearchParams('showTitle=0'), one).toString();
        expect(read(written)).toEqual({ state: one, problems: [] });
        expect(written).toContain('showTitle=0');
      }),
    );
  });
});
