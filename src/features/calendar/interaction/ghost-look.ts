import type { Translate } from '#src/i18n/i18n.ts';
import type { CalendarFormats } from '../formats/calendar-formats.ts';
import type { EventLook } from '../views/calendar-view.ts';
import type { EventDraft } from './event-draft.ts';

/** How the ghost of a draft looks; the time is announced in another way, so it is hidden from assistive technology. */
export function ghostLook({ target, isCopy }: EventDraft, eventLook: EventLook) {
  return {
    title: eventLook.title(target.event),
    'aria-hidden': true,
    'data-ghost': '',
    'data-copy': isCopy ? '' : undefined,
    'data-color': eventLook.color(target.event),
  } as const;
}

/** For the element of a ghost that is followed. */
export function scrollIntoSight(ghost: HTMLElement | null): void {
  ghost?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

/** What a ghost says where room is short: the start and the title, or all times of an event that has no title yet. */
export function ghostText(
  t: Translate,
  formats: CalendarFormats,
  { target: { event, start, end, days }, isNew }: EventDraft,
  title: string,
): string {
  if (event.all_day) return isNew ? formats.days(days.first, days.last) : title;
  const first = formats.shortTime(start);
  if (!isNew) return `${first} ${title}`;
  return t('calendar:%first% – %last%', { first, last: formats.shortTime(end) });
}
