import { clockMinute } from '#src/calendar/model/event.ts';
import type { EventWrite, WriteOutcome } from '#src/calendar/store/event-write.ts';
import type { CalendarFormats } from '#src/calendar/words/calendar-formats.ts';
import { type Message, message } from '#src/i18n/message.ts';
import { shortenText } from '#src/util/graphemes.ts';
import type { EventLook } from '../event/event-look.ts';
import { type ChangeWords, isMove, type MadeChange, movedText } from './moved-text.ts';

/** The longest part of a title in a message. */
const longestTitle = 60;

function titleBefore(write: EventWrite, title: EventLook['title']): string {
  return write.kind === 'create' ? write.body.title : title(write.event);
}

/** The title that an event has after a change, or had before it was deleted. */
export function titleAfter(write: EventWrite, title: EventLook['title']): string {
  const changed = write.kind === 'update' ? write.changes.title : undefined;
  return changed ?? titleBefore(write, title);
}

/** The texts about a change to a single event, and to several events. */
type Texts = Readonly<
  Record<
    EventWrite['kind'],
    {
      readonly one: (values: { title: string }) => Message;
      readonly many: (values: { count: number }) => Message;
    }
  >
>;

/** The texts about changes that have been made. */
const outcomes: Texts = {
  create: {
    one: (values) => message('calendar:“%title%” is in the calendar.', values),
    many: (values) => message('calendar:%count% events are in the calendar.', values),
  },
  update: {
    one: (values) => message('calendar:“%title%” is changed.', values),
    many: (values) => message('calendar:%count% events are changed.', values),
  },
  delete: {
    one: (values) => message('calendar:“%title%” is deleted.', values),
    many: (values) => message('calendar:%count% events are deleted.', values),
  },
};

/** The texts about changes that have not been made. */
const failures: Texts = {
  create: {
    one: (values) => message('calendar:“%title%” has not been added.', values),
    many: (values) => message('calendar:%count% events have not been added.', values),
  },
  update: {
    one: (values) => message('calendar:“%title%” is as it was before.', values),
    many: (values) => message('calendar:%count% events are as they were before.', values),
  },
  delete: {
    one: (values) => message('calendar:“%title%” is still in the calendar.', values),
    many: (values) => message('calendar:%count% events are still in the calendar.', values),
  },
};

/** The texts about changes that may have been made although they failed. */
const doubts: Texts = {
  create: {
    one: (values) => message('calendar:It is unclear whether “%title%” has been added.', values),
    many: (values) =>
      message('calendar:It is unclear whether %count% events have been added.', values),
  },
  update: {
    one: (values) => message('calendar:It is unclear whether “%title%” has been changed.', values),
    many: (values) =>
      message('calendar:It is unclear whether %count% events have been changed.', values),
  },
  delete: {
    one: (values) => message('calendar:It is unclear whether “%title%” has been deleted.', values),
    many: (values) =>
      message('calendar:It is unclear whether %count% events have been deleted.', values),
  },
};

function describeWrites(
  writes: readonly EventWrite[],
  texts: Texts,
  findTitle: (write: EventWrite) => string,
): Message {
  const [write] = writes;
  const count = writes.length;
  return write && count === 1
    ? texts[write.kind].one({ title: shortenText(findTitle(write), longestTitle) })
    : texts[write?.kind ?? 'update'].many({ count });
}

/**
 * Describes what has been done: when or where a single event is now, otherwise by its title, and several by number. All
 * changes are of one kind.
 */
export function outcomeText(made: readonly MadeChange[], words: ChangeWords): Message {
  const [first] = made;
  if (first && made.length === 1) {
    const text = movedText(first, words);
    if (text) return text;
  } else if (made.every(isMove)) {
    return message('calendar:%count% events were moved.', { count: made.length });
  }
  return describeWrites(made.map(readMade), outcomes, (write) => titleAfter(write, words.title));
}

/** A change that the server has made, of the event with what others have changed meanwhile. */
export function readMade({ change, result }: MadeChange): EventWrite {
  return change.kind === 'update' && result.event ? { ...change, event: result.event } : change;
}

/** Describes what has not been done, in the same way. */
export function failureText(writes: readonly EventWrite[], title: EventLook['title']): Message {
  return describeWrites(writes, failures, (write) => titleBefore(write, title));
}

/** Describes what may have been done although it has failed, in the same way. */
export function unclearText(writes: readonly EventWrite[], title: EventLook['title']): Message {
  return describeWrites(writes, doubts, (write) => titleBefore(write, title));
}

/** Describes events that were left out, without any attempt to change or copy them. */
export function leftOutTexts(kind: EventWrite['kind'], count: number): Message[] {
  if (count === 0) return [];
  if (kind !== 'create') {
    return [
      message('calendar:%count% events that you may not change stay as they are.', { count }),
    ];
  }
  return [
    failures.create.many({ count }),
    message('calendar:You may not add events to this calendar.'),
  ];
}

/**
 * Describes how the server resolved times that do not exist, or exist twice: once for an event, whose end follows its
 * start, and the same once for several events.
 */
export function resolvedTexts(
  outcomes: readonly Pick<WriteOutcome, 'resolved'>[],
  formats: Pick<CalendarFormats, 'time'>,
): Message[] {
  const resolved = outcomes.flatMap((outcome) => outcome.resolved.slice(0, 1));
  const known = new Map(
    resolved.map((one) => [`${one.field} ${one.reason} ${one.time.slice(11, 16)}`, one]),
  );
  return [...known.values()].map((one) => resolvedText(one, formats));
}

function resolvedText(
  { field, reason, time }: WriteOutcome['resolved'][number],
  formats: Pick<CalendarFormats, 'time'>,
): Message {
  const values = { time: formats.time(clockMinute(time)) };
  if (field === 'end') {
    return reason === 'gap'
      ? message('calendar:Clocks are put forward then, so it ends at %time%.', values)
      : message('calendar:Clocks are put back then; it ends at the first %time%.', values);
  }
  return reason === 'gap'
    ? message('calendar:Clocks are put forward then, so it is at %time%.', values)
    : message('calendar:Clocks are put back then; it is the first %time%.', values);
}
