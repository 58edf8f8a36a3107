import type { EventWrite } from '#src/calendar/store/event-write.ts';
import { type Message, message } from '#src/i18n/message.ts';
import { type Moment, momentAt } from '#src/util/dates.ts';
import { serverNow } from '#src/util/server-clock.ts';
import { type ChangeWords, isMove, type MadeChange, movedText, placeText } from './moved-text.ts';
import { readMade, titleAfter } from './write-texts.ts';

/** A change in words: which event, what was done, and when. */
export interface ChangeNote {
  /** The event's title, or the number of events. */
  readonly title: Message;
  readonly text: Message;
  /** The time of the event, where the text does not name it. */
  readonly place: string | null;
  readonly at: Moment;
}

const kinds: Readonly<Record<EventWrite['kind'], Message>> = {
  create: message('calendar:Added'),
  update: message('calendar:Changed'),
  delete: message('calendar:Deleted'),
};

/** Notes changes that the server has made, at least one and all of one kind. */
export function noteChange(made: readonly MadeChange[], words: ChangeWords): ChangeNote {
  const at = momentAt(serverNow());
  const [first] = made;
  const text = kinds[first?.change.kind ?? 'update'];
  if (!first || made.length > 1) {
    const title = message('calendar:%count% events', { count: made.length });
    const isMoved = made.every(isMove);
    return { title, text: isMoved ? message('calendar:Moved') : text, place: null, at };
  }
  const { change, result } = first;
  const event = result.event ?? (change.kind === 'create' ? null : change.event);
  const move = movedText(first, words);
  return {
    title: titleAfter(readMade(first), words.title),
    text: move ?? text,
    place: move || !event ? null : placeText('start', event, words),
    at,
  };
}
