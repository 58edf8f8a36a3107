import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { DrawnElements } from '../event/drawn-elements.ts';
import type { BoxEdges } from '../event/event-element.ts';
import type { EventLook } from '../event/event-look.ts';
import type { DrawnDraft } from './draft-store.ts';
import styles from './Ghost.module.css';

interface GhostBox {
  readonly draft: DrawnDraft;
  /** Those by which it could be resized there. */
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
