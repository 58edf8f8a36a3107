import type { CalendarEvent, EventSpan } from '../model/event.ts';
import { spanTimes, type WantedTime } from '../model/wanted-time.ts';
import type { EventEdit } from './edits.ts';

/** When events took place before they were to last all day, as far as that has been seen: the server does not keep it. */
export class LastHours {
  readonly #times = new Map<string, WantedTime>();

  /** @param find returns an event as it is shown before the edit. */
  noteAll(edit: EventEdit, find: (id: string) => EventSpan | undefined): void {
    for (const [id, after] of edit) {
      const span = find(id);
      if (span && after) this.note(span, after);
    }
  }

  /** Notes the hours of an event that is to last all day. */
  note(before: EventSpan, after: CalendarEvent): void {
    const { id, series_id, all_day } = before.event;
    if (all_day || !after.all_day) return;
    this.#times.set(id, spanTimes(before));
    // The occurrences of a series have other ids afterward.
    if (series_id !== undefined) this.#times.set(series_id, spanTimes(before));
  }

  /** The hours that an event had, on the days of then; null if it has lasted all day ever since. */
  find({ id, series_id = id }: Pick<CalendarEvent, 'id' | 'series_id'>): WantedTime | null {
    return this.#times.get(id) ?? this.#times.get(series_id) ?? null;
  }
}
