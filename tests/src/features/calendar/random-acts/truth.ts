import { expect } from 'vitest';
import type { Interval } from '#src/calendar/layout/lanes.ts';
import { type CalendarEvent, type EventSpan, eventSpan } from '#src/calendar/model/event.ts';
import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import { hull } from '#src/calendar/store/day-ranges.ts';
import { splitLong } from '#src/calendar/store/event-calls.ts';
import type { EventStore } from '#src/calendar/store/event-store.ts';
import { openEvents } from '#src/calendar/store/open-events.ts';
import { isBefore } from '#src/calendar/store/use-now.ts';
import { gridCells } from '#src/features/calendar/grid/grid-cells.ts';
import { type DayRange, dayAt, dayNumber, overlaps } from '#src/util/day-numbers.ts';
import { buttonNamed, shownEvents } from './hands.ts';
import { type Session, tellStory } from './session.ts';

type Events = ReadonlyMap<string, CalendarEvent>;

/** All days on which the page may be after some steps, unless these are of years. */
const usualDays = { first: dayNumber('2025-08-01'), last: dayNumber('2026-08-31') };

/** Compares what both visitors have, and what the page shows, with the server's events. */
export async function expectTruth(session: Session): Promise<void> {
  const { place, range, other } = session;
  const text = tellStory(session);
  const others = await readEvents(place.other, place.zone, range);
  expectSame(other.store, { range, truth: others, text: `${text} the other visitor` });
  const store = openEvents(place.calendar, undefined);
  const days = listCells().map(({ day }) => ({ first: day, last: day }));
  const all = await readEvents(place.calendar, place.zone, hull([usualDays, ...days]) ?? range);
  const isInRange = (event: CalendarEvent) => {
    const span = eventSpan(event);
    return span !== null && overlaps(span.days, range);
  };
  const truth = new Map([...all].filter(([, event]) => isInRange(event)));
  expectSame(store, { range, truth, text });
  expectShown(all, await readActive(place.calendar), text);
}

/** The sub-calendars that the page shows. */
async function readActive(calendar: string): Promise<ReadonlySet<number>> {
  const answer = await fetch(`${window.location.origin}/calendars/${calendar}`);
  const { sub_calendars }: { sub_calendars: SubCalendar[] } = await answer.json();
  return new Set(sub_calendars.filter(({ active }) => active).map(({ id }) => id));
}

/** The events of some days as the server has them for a visitor, by id. */
async function readEvents(calendar: string, zone: string, days: DayRange): Promise<Events> {
  const parts = splitLong(days).map(async ({ first, last }) => {
    const query = `start_date=${dayAt(first)}&end_date=${dayAt(last)}&tz=${zone}`;
    const answer = await fetch(`${window.location.origin}/calendars/${calendar}/events?${query}`);
    const { results }: { results: CalendarEvent[] } = await answer.json();
    return results;
  });
  const events = (await Promise.all(parts)).flat();
  return new Map(events.map((event) => [event.id, event]));
}

function expectSame(
  store: EventStore,
  { range, truth, text }: { range: DayRange; truth: Events; text: string },
): void {
  const { spans, isRead } = store.events(range);
  expect(isRead, `${text}: everything is read`).toBe(true);
  const had = spans.map(({ event }) => event.id).sort();
  expect(had, `${text}: the events`).toEqual([...truth.keys()].sort());
  for (const { event } of spans) {
    const known = truth.get(event.id);
    // The server does not tell of it when a right ends, which the event has told before.
    const rights = hasEnded(event) ? known?.rights : event.rights;
    const now = { ...event, rights };
    expect(now, `${text}: the event ${event.title} ${event.id}`).toEqual(known);
    const { change, until } = event.rights;
    const mayChange = change && isBefore(until);
    expect(mayChange, `${text}: the right to change ${event.id}`).toBe(known?.rights.change);
  }
}

function hasEnded({ rights: { until } }: CalendarEvent): boolean {
  return until !== null && Date.parse(until) <= Date.now();
}

/** The page draws what is there, once in each cell, or says how much more there is. */
function expectShown(truth: Events, active: ReadonlySet<number>, text: string): void {
  const drawn = new Set<string>();
  const places = new Set<string>();
  for (const element of shownEvents()) {
    const id = element.dataset['event'] ?? '';
    const cell = gridCells.around(element);
    // An event of several sub-calendars is in the row above the hours of each.
    const day = cell?.day ?? element.closest<HTMLElement>('[data-day]')?.dataset['day'];
    const place = `${id} on ${day} in ${cell?.subCalendarId}`;
    expect(places.has(place), `${text}: ${place} is drawn twice`).toBe(false);
    places.add(place);
    drawn.add(id);
    expectName(element, { id, event: truth.get(id), text });
  }
  // Of a long list, only what is near the window is in the document.
  if (!document.querySelector('main [role="grid"]')) return;
  const spans = [...truth.values()].flatMap((event) => {
    const isActive = event.sub_calendar_ids.some((id) => active.has(id));
    return (isActive && eventSpan(event)) || [];
  });
  const cells = listCells();
  const days = cells.filter(({ count }) => count !== null);
  expectCounts(days, spans, text);
  if (days.length > 0) return;
  if (buttonNamed(document, /^\+\d+ more/)) return;
  for (const { event, ...span } of spans) {
    const isInSight = cells.some((cell) => isIn(cell, { event, ...span }));
    expect(drawn.has(event.id), `${text}: ${event.title} ${event.id} in sight`).toBe(isInSight);
  }
}

/** A place of a grid or a list. */
interface Cell {
  readonly day: number;
  /** The minutes that it shows, if time is across. */
  readonly column: Interval | null;
  /** Null for all. */
  readonly subCalendar: number | null;
  /** How many events a day of a year says that it has; null for other cells. */
  readonly count: number | null;
}

function listCells(): Cell[] {
  return [...document.querySelectorAll<HTMLElement>('main [data-day]')].map((cell) => {
    const { day, subCalendar, level } = cell.dataset;
    const drawn = gridCells.at(cell);
    const [, count] = /, (\d+) events?$/.exec(cell.getAttribute('aria-label') ?? '') ?? [];
    return {
      day: Number(day),
      column: drawn?.kind === 'timeline' ? drawn.column : null,
      subCalendar: subCalendar === undefined ? null : Number(subCalendar),
      count: level === undefined ? null : Number(count),
    };
  });
}

function isIn({ day, column, subCalendar }: Cell, span: EventSpan): boolean {
  const { event, days } = span;
  if (subCalendar !== null && !event.sub_calendar_ids.includes(subCalendar)) return false;
  if (!column) return day >= days.first && day <= days.last;
  const last = Math.max(span.start, span.end - 1);
  return span.start < column.end && last >= column.start;
}

function expectCounts(cells: readonly Cell[], spans: readonly EventSpan[], text: string): void {
  for (const cell of cells) {
    const count = spans.filter((span) => isIn(cell, span)).length;
    expect(cell.count, `${text}: the events of ${dayAt(cell.day)}`).toBe(count);
  }
}

function expectName(
  element: Element,
  { id, event, text }: { id: string; event: CalendarEvent | undefined; text: string },
): void {
  const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
  expect(event, `${text}: ${name} ${id} is on the server`).toBeDefined();
  expect(name.startsWith(event?.title ?? 'Reserved'), `${text}: ${id} is named ${name}`).toBe(true);
  // The row of a table says no more than the title.
  if (element.matches('a')) return;
  expect(name.includes(', repeats'), `${text}: ${name}`).toBe(event?.series_id !== undefined);
}
