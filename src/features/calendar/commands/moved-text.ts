import { type CalendarEvent, clockMinute } from '#src/calendar/model/event.ts';
import type { EventWrite, WriteOutcome } from '#src/calendar/store/event-write.ts';
import type { CalendarFormats } from '#src/calendar/words/calendar-formats.ts';
import { type Message, message } from '#src/i18n/message.ts';
import { dayOfMinute } from '#src/util/day-numbers.ts';
import type { EventLook } from '../event/event-look.ts';

/** A change that the server has made. */
export interface MadeChange {
  readonly change: EventWrite;
  readonly result: Pick<WriteOutcome, 'event'>;
}

/** The titles and formats that changes are described with. */
export type ChangeWords = Pick<EventLook, 'title' | 'calendars'> & {
  readonly formats: Pick<CalendarFormats, 'weekdayAndShortDay' | 'time' | 'join'>;
};

const timeFields: ReadonlySet<string> = new Set(['start', 'end', 'all_day', 'tz']);

/** Returns whether a change is about nothing but when and where an event is. */
export function isMove({ change }: MadeChange): boolean {
  return (
    change.kind === 'update' &&
    Object.keys(change.changes).every(
      (field) => timeFields.has(field) || field === 'sub_calendar_ids',
    )
  );
}

/** Says when or where a moved event is now: "Moved to Wed, Nov 25, 12:00". Null for other changes. */
export function movedText(made: MadeChange, words: ChangeWords): Message | null {
  const { change, result } = made;
  if (!isMove(made) || change.kind !== 'update' || !result.event) return null;
  const { event: before } = change;
  const after = result.event;
  const isSameKind = before.all_day === after.all_day;
  const hasStart = isSameKind && clockMinute(before.start) === clockMinute(after.start);
  const hasEnd = isSameKind && clockMinute(before.end) === clockMinute(after.end);
  const isElsewhere = change.changes.sub_calendar_ids !== undefined;
  if (!isElsewhere && hasStart && !hasEnd) {
    return message('calendar:New end: %time%', { time: placeText('end', after, words) });
  }
  if (!isElsewhere && hasEnd && !hasStart) {
    return message('calendar:New start: %time%', { time: placeText('start', after, words) });
  }
  if (after.all_day && !before.all_day) {
    const day = placeText('start', after, words);
    return message('calendar:Moved to %day%, all day', { day });
  }
  const place = [
    ...(hasStart && hasEnd ? [] : [placeText('start', after, words)]),
    ...(isElsewhere ? words.calendars(after) : []),
  ];
  return place.length === 0
    ? null
    : message('calendar:Moved to %place%', { place: words.formats.join(place) });
}

/** When an event starts or ends: Wed, Nov 25, 12:00; without the time for whole days. */
export function placeText(
  side: 'start' | 'end',
  event: CalendarEvent,
  { formats }: Pick<ChangeWords, 'formats'>,
): string {
  const minute = clockMinute(event[side]);
  const day = formats.weekdayAndShortDay(dayOfMinute(minute));
  return event.all_day ? day : formats.join([day, formats.time(minute)]);
}
