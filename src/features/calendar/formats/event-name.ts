import {
  clockMinute,
  type EventSpan,
  realLength,
  takesWholeDay,
} from '#src/calendar/model/event.ts';
import { type EventSign, listSigns } from '#src/calendar/model/event-signs.ts';
import type { CalendarFormats } from '#src/calendar/words/calendar-formats.ts';
import type { Translate } from '#src/i18n/i18n.ts';
import { type Message, message, messageText } from '#src/i18n/message.ts';
import { dayOfMinute, minutesPerDay } from '#src/util/day-numbers.ts';

/** A minute in full: "Monday, March 2, 17:30". */
export function dayAndTime(t: Translate, formats: CalendarFormats, minute: number): string {
  const day = formats.weekdayAndDay(dayOfMinute(minute));
  return t('calendar:%day%, %time%', { day, time: formats.time(minute) });
}

/** When an event takes place, in full: "Monday, March 2, 17:30 – 19:00". */
export function eventTime(t: Translate, formats: CalendarFormats, span: EventSpan): string {
  const { event, days, start } = span;
  const end = shownEnd(span);
  const first = formats.weekdayAndDay(days.first);
  const last = formats.weekdayAndDay(days.last);
  if (event.all_day) {
    return days.first === days.last
      ? t('calendar:%day%, all day', { day: first })
      : t('calendar:%first% – %last%', { first, last });
  }
  if (start === end) return dayAndTime(t, formats, start);
  // An end at midnight is not on the next day.
  if (end <= (days.first + 1) * minutesPerDay) {
    const [from, to] = [formats.time(start), formats.time(end)];
    return t('calendar:%day%, %from% – %to%', { day: first, from, to });
  }
  return t('calendar:%first% – %last%', {
    first: dayAndTime(t, formats, start),
    last: dayAndTime(t, formats, end),
  });
}

/** The end on the clock, which is before the start if clocks are put back in between. */
function shownEnd({ event, start, end }: EventSpan): number {
  return end === start && realLength(event) > 0 ? clockMinute(event.end) : end;
}

/** When an event takes place on one of its days: "17:30 – 19:00", "From 22:00", "Until 06:00" or "All day". */
export function timeOnDay(
  t: Translate,
  formats: CalendarFormats,
  span: EventSpan,
  day: number,
): string {
  const { start } = span;
  const end = shownEnd(span);
  if (takesWholeDay(span, day)) return t('calendar:All day');
  if (start < day * minutesPerDay) return t('calendar:Until %time%', { time: formats.time(end) });
  const from = formats.time(start);
  if (end > (day + 1) * minutesPerDay) return t('calendar:From %time%', { time: from });
  return start === end
    ? from
    : t('calendar:%first% – %last%', { first: from, last: formats.time(end) });
}

/** Which of its days an event is on: "Day 2 of 5"; null if it has only one. A night counts as one day. */
export function dayOfSeveral(t: Translate, span: EventSpan, day: number): string | null {
  const { first, last } = span.days;
  const isNight = !span.event.all_day && span.end - span.start <= minutesPerDay;
  if (first === last || isNight) return null;
  return t('calendar:Day %number% of %total%', {
    number: day - first + 1,
    total: last - first + 1,
  });
}

const signTexts: Readonly<Record<EventSign, Message>> = {
  repeats: message('calendar:repeats'),
  moved: message('calendar:moved'),
  changed: message('calendar:changed'),
  files: message('calendar:has files'),
  signup: message('calendar:takes sign-ups'),
};

/** Says what the signs of an event mean. */
export function signWords(t: Translate, span: EventSpan): string[] {
  return listSigns(span).map((sign) => messageText(t, signTexts[sign]));
}

/** Everything that a glance at an event tells, for assistive technology. */
export function eventName(
  t: Translate,
  formats: CalendarFormats,
  {
    span,
    title,
    calendars,
    isChosen = false,
  }: { span: EventSpan; title: string; calendars: readonly string[]; isChosen?: boolean },
): string {
  const parts = [title, eventTime(t, formats, span), ...calendars];
  parts.push(...signWords(t, span));
  if (span.event.is_reserved && span.event.title !== null) parts.push(t('calendar:reserved'));
  if (isChosen) parts.push(t('calendar:chosen'));
  return formats.join(parts);
}

/** Names events that are not chosen only once: they come into sight again and again. */
export function rememberNames(
  write: (span: EventSpan, isChosen: boolean) => string,
): (span: EventSpan, isChosen?: boolean) => string {
  const names = new WeakMap<EventSpan, string>();
  return (span, isChosen = false) => {
    const knownName = isChosen ? undefined : names.get(span);
    if (knownName !== undefined) return knownName;
    const name = write(span, isChosen);
    if (!isChosen) names.set(span, name);
    return name;
  };
}
