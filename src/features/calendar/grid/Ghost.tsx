import type { CSSProperties, ReactNode } from 'react';
import type { CalendarFormats } from '#src/calendar/words/calendar-formats.ts';
import type { Translate } from '#src/i18n/i18n.ts';
import { classNames } from '#src/ui/class-names.ts';
import { DrawnElements } from '../event/drawn-elements.ts';
import type { BoxEdges } from '../event/event-element.ts';
import type { EventLook } from '../event/event-look.ts';
import type { DrawnDraft } from './draft-store.ts';
import styles from './Ghost.module.css';

interface GhostBox {
  readonly draft: DrawnDraft;
  /** The edges by which it can be resized there. */
  readonly edges: BoxEdges | null;
}

/** The elements that show where an event would be. */
export const ghostBoxes = new DrawnElements<GhostBox>('[data-ghost]');

interface GhostProps extends GhostBox {
  eventLook: EventLook;
  /** True if it scrolls into sight when it appears. */
  isFollowed: boolean;
  className?: string | undefined;
  style: CSSProperties;
  children: ReactNode;
}

/** Where the event of a draft would be. The time is announced in another way, so it is hidden from assistive technology. */
export function Ghost({ draft, edges, eventLook, isFollowed, className, ...place }: GhostProps) {
  return (
    <div
      ref={(element) => {
        const hasAppeared = element !== null && ghostBoxes.at(element) === null;
        ghostBoxes.ref({ draft, edges })(element);
        if (hasAppeared && isFollowed) scrollIntoSight(element);
      }}
      aria-hidden="true"
      data-ghost=""
      data-copy={draft.isCopy ? '' : undefined}
      data-color={eventLook.color(draft.target.event)}
      className={classNames(styles.ghost, className)}
      {...place}
    />
  );
}

/** For the element of a ghost that is followed. */
export function scrollIntoSight(ghost: HTMLElement | null): void {
  ghost?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

/** Returns a ghost's text where space is limited: start and title, or all times of an event that has no title yet. */
export function ghostText(
  t: Translate,
  formats: CalendarFormats,
  { target: { event, start, end, days }, isNew }: DrawnDraft,
  title: string,
): string {
  if (event.all_day) return isNew ? formats.days(days.first, days.last) : title;
  const first = formats.shortTime(start);
  if (!isNew) return `${first} ${title}`;
  return t('calendar:%first% – %last%', { first, last: formats.shortTime(end) });
}
