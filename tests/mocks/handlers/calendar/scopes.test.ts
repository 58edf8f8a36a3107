import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playCases } from '#tests/setup/play-cases.ts';
import { openMock, storyClock } from '../../support.ts';
import {
  type CalendarEvent,
  type OpenedCalendar,
  openCalendar,
  rowingClub,
  training,
} from './calendar-browser.ts';

const [first, last] = ['2026-09-01', '2027-01-31'] as const;
const hour = 3_600_000;
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

type Scope = 'this' | 'following' | 'all';

/** An occurrence by the clock on the wall, in milliseconds as if in UTC. */
interface Expected {
  /** A series that is split becomes two. */
  series: number;
  title: string;
  /** When the series would have it begin. */
  original: number;
  start: number;
  length: number;
  /** What was changed for it alone. */
  own: ReadonlySet<'title' | 'start'>;
}

interface Step {
  readonly act: 'rename' | 'move' | 'shift' | 'delete';
  readonly scope: Scope;
  /** Which of the remaining occurrences, as a part of all of them. */
  readonly place: number;
  readonly amount: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom('rename', 'move', 'shift', 'delete'),
  scope: fc.constantFrom('this', 'following', 'all'),
  place: fc.double({ min: 0, max: 0.999, noNaN: true }),
  amount: fc.integer({ min: 1, max: 3 }),
});

/** Series over the end of daylight saving time. */
const series = fc.record({
  days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 4 }),
  count: fc.integer({ min: 1, max: 14 }),
  hours: fc.integer({ min: 8, max: 16 }),
});

/** What a step makes of the occurrences. */
function after(all: readonly Expected[], { act, scope, amount }: Step, at: Expected): Expected[] {
  const isAffected = ({ original, series }: Expected) =>
    (scope === 'this' && original === at.original) ||
    (scope === 'all' && series === at.series) ||
    (scope === 'following' && series === at.series && original >= at.original);
  if (act === 'delete') return all.filter((one) => !isAffected(one));
  const series = Math.max(...all.map((one) => one.series)) + (scope === 'following' ? 1 : 0);
  const change = at.start + (act === 'move' ? amount * hour : (-amount * hour) / 2);
  return all.map((before) => {
    if (!isAffected(before)) return before;
    const one = scope === 'following' ? { ...before, series } : before;
    return act === 'rename' ? renamed(one, amount, scope, at) : moved(one, change, scope, at);
  });
}

function renamed(one: Expected, amount: number, scope: Scope, at: Expected): Expected {
  const title = `Renamed ${amount}`;
  if (scope === 'this') return { ...one, title, own: new Set([...one.own, 'title']) };
  if (one.original === at.original) return { ...one, title, own: without(one.own, 'title') };
  return one.own.has('title') ? one : { ...one, title };
}

function moved(one: Expected, start: number, scope: Scope, at: Expected): Expected {
  if (scope === 'this') return { ...one, start, own: new Set([...one.own, 'start']) };
  const original = startOfDay(one.original) + (start - startOfDay(at.start));
  const isShown = one.original === at.original;
  if (!isShown && one.own.has('start')) return { ...one, original };
  if (isShown && start !== original) return { ...one, original, start };
  return { ...one, original, start: original, own: without(one.own, 'start') };
}

function without(own: Expected['own'], name: 'title' | 'start'): Expected['own'] {
  return new Set([...own].filter((other) => other !== name));
}

function startOfDay(time: number): number {
  return Math.floor(time / (24 * hour)) * 24 * hour;
}

function local(text: string | undefined): number {
  return Date.parse(`${text?.slice(0, 19)}Z`);
}

function localText(time: number): string {
  return new Date(time).toISOString().slice(0, 16);
}

const byStart = (a: Pick<Expected, 'original'>, b: Pick<Expected, 'original'>) =>
  a.original - b.original;

function seen(events: readonly CalendarEvent[]): Omit<Expected, 'series' | 'own'>[] {
  return events
    .map(({ title, start, end, original_start }) => ({
      ...{ title: title ?? '', original: local(original_start), start: local(start) },
      length: local(end) - local(start),
    }))
    .toSorted(byStart);
}

function take(calendar: OpenedCalendar, { act, scope, amount }: Step, event: CalendarEvent) {
  const { id, version } = event;
  if (act === 'delete') return calendar.remove(event, scope);
  if (act === 'rename') return calendar.update(id, { version, scope, title: `Renamed ${amount}` });
  const start = local(event.start) + (act === 'move' ? amount * hour : (-amount * hour) / 2);
  return calendar.update(id, { version, scope, start: localText(start) });
}

/** The events of a new series. */
function createSeries(
  calendar: OpenedCalendar,
  { days, count, hours }: { days: number[]; count: number; hours: number },
) {
  // A Monday, seven weeks before the clocks change.
  let day = Date.UTC(2026, 8, 7);
  while (!days.includes(new Date(day).getUTCDay())) day += 24 * hour;
  const start = day + hours * hour;
  const rrule = `FREQ=WEEKLY;BYDAY=${days.map((one) => weekdays[one]).join(',')};COUNT=${count}`;
  const [from, to] = [localText(start), localText(start + 1.5 * hour)];
  return calendar.create({ ...training, start: from, end: to, rrule });
}

describe('changing a series', () => {
  it('changes the occurrences of the scope and no others, and undoing it restores them', async () => {
    await playCases(
      { runs: 12 },
      series,
      fc.array(step, { minLength: 1, maxLength: 5 }),
      async (made, steps) => {
        const calendar = openCalendar(await openMock({ clock: storyClock }), rowingClub);
        const others = await calendar.list(first, last);
        const list = async () => {
          const otherIds = new Set(others.map(({ id }) => id));
          return (await calendar.list(first, last)).filter(({ id }) => !otherIds.has(id));
        };
        await createSeries(calendar, made);
        let expected = seen(await list()).map(
          (one): Expected => ({ ...one, series: 0, own: new Set() }),
        );
        expect(expected).toHaveLength(made.count);
        for (const one of steps) {
          const before = await list();
          const event = before[Math.floor(one.place * before.length)];
          if (!event) break;
          const at = expected.find(({ original }) => original === local(event.original_start));
          if (!at) throw new Error('The series has an occurrence too many.');
          const undone = await take(calendar, one, event);
          await calendar.undo(undone);
          expect(await list()).toEqual(before);
          // By its former version, which is the same state again.
          await take(calendar, one, event);
          expected = after(expected, one, at).toSorted(byStart);
          expect(seen(await list())).toEqual(
            expected.map(({ series: _, own: __, ...rest }) => rest),
          );
        }
      },
    );
  });
});

describe('a series, one of whose starts clocks skip', () => {
  const openSeries = async () => {
    const calendar = openCalendar(await openMock({ clock: storyClock }), rowingClub);
    await calendar.create({
      ...{ ...training, title: 'Check', rrule: 'FREQ=DAILY;COUNT=7' },
      ...{ start: '2026-03-26T02:15', end: '2026-03-26T02:30' },
    });
    const list = async () => {
      const events = await calendar.list('2026-03-26', '2026-04-05');
      return events.filter(({ title }) => title === 'Check');
    };
    const skipped = (await list()).find(({ start }) => start.startsWith('2026-03-29'));
    if (!skipped) throw new Error('The series has no occurrence on the day.');
    const readTimes = async () =>
      (await list()).map(({ start, end }) => `${start.slice(5, 16)}–${end.slice(11, 16)}`);
    return { calendar, skipped, readTimes };
  };
  const before = ['03-26T02:15–02:30', '03-27T02:15–02:30', '03-28T02:15–02:30'];

  it.each([{}, { start: '2026-03-29T03:15' }])(
    'keeps its time if only the end of that occurrence changes: %j',
    async (start) => {
      const { calendar, skipped, readTimes } = await openSeries();
      const { id, version } = skipped;
      await calendar.update(id, { version, scope: 'all', ...start, end: '2026-03-29T04:00' });
      expect(await readTimes()).toEqual([
        ...['03-26T02:15–03:00', '03-27T02:15–03:00', '03-28T02:15–03:00', '03-29T03:15–04:00'],
        ...['03-30T02:15–03:00', '03-31T02:15–03:00', '04-01T02:15–03:00'],
      ]);
    },
  );

  it('loses that occurrence, too, if it is deleted with those that follow', async () => {
    const { calendar, skipped, readTimes } = await openSeries();
    await calendar.remove(skipped, 'following');
    expect(await readTimes()).toEqual(before);
  });

  it.each([
    [{ location: 'Pontoon' }, '30'],
    [{ end: '2026-03-29T03:40' }, '40'],
  ])(
    'has each occurrence once if that one changes with those that follow: %j',
    async (changes, end) => {
      const { calendar, skipped, readTimes } = await openSeries();
      const { id, version } = skipped;
      await calendar.update(id, { version, scope: 'following', ...changes });
      expect(await readTimes()).toEqual([
        ...[...before, `03-29T03:15–03:${end}`],
        ...['03-30', '03-31', '04-01'].map((day) => `${day}T02:15–02:${end}`),
      ]);
    },
  );
});
