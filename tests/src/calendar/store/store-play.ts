import { expect, vi } from 'vitest';
import { RequestError } from '#src/api/errors.ts';
import type { CalendarEvent } from '#src/calendar/model/event.ts';
import type { EventEdit } from '#src/calendar/store/edits.ts';
import { EventStore } from '#src/calendar/store/event-store.ts';
import { showEdit } from '#src/calendar/store/show-edit.ts';
import { type DayRange, dayAt, dayNumber } from '#src/util/day-numbers.ts';
import { createEvent } from '../spans.ts';
import { SlowServer } from './slow-server.ts';

export const start = dayNumber('2026-03-02');
export const week = (number: number): DayRange => ({
  first: start + 7 * number,
  last: start + 7 * number + 6,
});

/** What pages watch: weeks, a month, a year, and days so far away that others are forgotten. */
const ranges: readonly DayRange[] = [
  ...[week(0), week(1), week(-1), week(5)],
  { first: start - 8, last: start + 27 },
  { first: start - 200, last: start + 190 },
  ...[week(70), week(-70)],
];

export const on = (day: number, changes: Partial<CalendarEvent>) =>
  createEvent({
    ...changes,
    start: `${dayAt(day)}T10:00:00+01:00`,
    end: `${dayAt(day)}T11:00:00+01:00`,
  });

const createEvents = () => [
  on(start + 1, { id: 'a' }),
  on(start + 8, { id: 'b' }),
  on(start + 491, { id: 'far' }),
  on(start - 489, { id: 'past' }),
  ...[-5, 2, 9, 16, 37].map((day) => on(start + day, { id: `s-${day}`, series_id: 's' })),
];

/** Something that happens on the page, on the server, or on the way. */
export interface Step {
  readonly kind: string;
  readonly value: number;
}

const idleTasks = new Map<number, () => void>();

/** Lets the browser be idle only when a test says so. */
export function stubIdleTime(): void {
  let last = 0;
  vi.stubGlobal('requestIdleCallback', (task: () => void) => {
    last += 1;
    idleTasks.set(last, task);
    return last;
  });
  vi.stubGlobal('cancelIdleCallback', (handle: number) => idleTasks.delete(handle));
}

export const rest = () => new Promise((resolve) => void setImmediate(resolve));

/** A store and its server, and the days that are watched. */
export class Play {
  readonly server = new SlowServer(createEvents());
  readonly store = new EventStore(this.server.calls);
  readonly #watched: { range: DayRange; stop: () => void }[] = [];
  /** What the visitor has deleted of a series. */
  readonly #deleted = new Set<string>();
  #added = 0;

  constructor() {
    idleTasks.clear();
  }

  get ranges(): DayRange[] {
    return this.#watched.map(({ range }) => range);
  }

  /** The events that are shown, and their versions. */
  list(range: DayRange): string[] {
    return listVersions(this.store.events(range).spans.map(({ event }) => event));
  }

  /** Looks at other days, too. A page never looks at days that are more than a year apart. */
  watch(range: DayRange): void {
    const isFar = (one: DayRange) =>
      Math.max(one.last, range.last) - Math.min(one.first, range.first) >= 400;
    this.leave(isFar);
    this.#watched.push({ range, stop: this.store.watch(range, () => this.expectDeleted()) });
  }

  leave(isLeft: (range: DayRange) => boolean = () => true): void {
    for (const one of [...this.#watched]) {
      if (!isLeft(one.range)) continue;
      this.#watched.splice(this.#watched.indexOf(one), 1);
      one.stop();
    }
  }

  /** Lets requests reach the server, and answers the page, until nothing is on its way. */
  async arriveAll(): Promise<void> {
    await rest();
    while (this.server.held > 0) {
      this.server.release(0);
      await rest();
    }
  }

  idle(): void {
    const tasks = [...idleTasks.values()];
    idleTasks.clear();
    for (const task of tasks) task();
  }

  take({ kind, value }: Step): void {
    const { store, server } = this;
    const [one] = this.ranges.slice(value % Math.max(1, this.ranges.length));
    const acts: Record<string, () => unknown> = {
      watch: () => this.watch(ranges[value % ranges.length] ?? week(0)),
      leave: () => this.leave((range) => range === one),
      refresh: () => store.refresh(),
      idle: () => this.idle(),
      write: () => this.#write(value),
      'cut series': () => this.cutSeries(),
      other: () => server.change(this.#choose(value, server.all)),
      expire: () => server.expireTokens(),
      fail: () => server.failOnce(),
      arrive: () => server.held > 0 && server.release(value),
    };
    acts[kind]?.();
  }

  /** A change by the page, which the server may refuse, or whose answer may get lost. */
  async #write(value: number): Promise<void> {
    const shown = this.ranges.flatMap((range) => this.store.events(range).spans);
    const events = shown.map(({ event }) => event);
    const edit = this.#choose(value, events);
    const outcome = ['made', 'made', 'made', 'refused', 'lost'][(value >> 3) % 5];
    const error = new RequestError({ id: 'internal_error', title: 'No', text: 'No', status: 500 });
    const send = async () => {
      const change = () => (outcome === 'refused' ? [] : this.server.change(edit));
      const settled = await this.server.visit(change);
      if (outcome !== 'made') throw error;
      return { settled, result: true };
    };
    await showEdit(this.store, edit, send).catch((failure) => expect(failure).toBe(error));
  }

  /** Deletes those of a series that are shown. */
  async cutSeries(): Promise<void> {
    const edit = new Map(this.store.findSeries('s').map(({ event }) => [event.id, null]));
    for (const id of edit.keys()) this.#deleted.add(id);
    await showEdit(this.store, edit, async () => {
      await this.server.visit(() => this.server.change(edit));
      return { settled: [], result: true };
    });
  }

  expectDeleted(): void {
    const shown = this.ranges.flatMap((range) => this.store.events(range).spans);
    expect(shown.filter(({ event }) => this.#deleted.has(event.id))).toEqual([]);
  }

  /** A new event, or a change of one or of a series from there on. */
  #choose(value: number, events: readonly CalendarEvent[]): EventEdit {
    const event = events[value % Math.max(1, events.length)];
    if (!event || value % 4 === 0) {
      this.#added += 1;
      const id = `new-${this.#added}`;
      return new Map([[id, on(start - 10 + (value % 60), { id })]]);
    }
    const isOfMany = event.series_id !== undefined && value % 4 > 1;
    const affected = isOfMany
      ? events.filter((one) => one.series_id === event.series_id && one.start >= event.start)
      : [event];
    const isDeleted = value % 5 < 2;
    return new Map(
      affected.map((one) => [one.id, isDeleted ? null : { ...one, title: `Title ${value}` }]),
    );
  }
}

export const listVersions = (events: readonly CalendarEvent[]) =>
  events.map(({ id, version }) => `${id} ${version}`).sort();

/** A store that has read a week. */
export async function startPlay(): Promise<Play> {
  const play = new Play();
  play.watch(week(0));
  await play.arriveAll();
  return play;
}

/** Lets everything arrive that something waits for. */
export async function finish<Result>(play: Play, running: Promise<Result>): Promise<Result> {
  let isOver = false;
  void running.finally(() => {
    isOver = true;
  });
  while (!isOver) await play.arriveAll();
  return running;
}
