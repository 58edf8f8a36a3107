import { useState } from 'react';
import type { CalendarEvent } from '#src/calendar/model/event.ts';
import type { ChangedEvent } from '#src/calendar/store/event-calls.ts';
import type { EventStore } from '#src/calendar/store/event-store.ts';
import { useEventChanges } from '#src/calendar/store/use-event-changes.ts';
import { useEvent } from '#src/calendar/store/use-events.ts';
import { describeDeed } from '#src/calendar/words/ChangedBy.tsx';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { Callout } from '#src/ui/feedback/Callout.tsx';
import { LiveRegion } from '#src/ui/feedback/LiveRegion.tsx';
import styles from './EventEditor.module.css';

interface ChangedMeanwhileProps {
  events: EventStore;
  /** As it was when the editor opened. */
  event: CalendarEvent;
}

/** Says that others have changed or deleted an event while it is being edited, long before it is saved. */
export function ChangedMeanwhile({ events, event }: ChangedMeanwhileProps) {
  const t = useTranslate();
  const [change, setChange] = useState<ChangedEvent | null>(null);
  useEventChanges(events, event, (eventChange) => {
    if (!eventChange.is_own && !isTalk(eventChange)) setChange(eventChange);
  });
  const live = useEvent(events, event.id)?.event;
  // Another occurrence of its series may have changed.
  const isSame = live?.version === event.version;
  const isDeleted =
    change?.kind === 'deleted' ||
    (change?.occurrence?.kind === 'deleted' && change.occurrence.id === event.id);
  return (
    <LiveRegion>
      {change && !isSame && (
        <div className={styles.notice}>
          <Callout icon={isDeleted ? 'trash' : 'alert'} tone="warning">
            {/* No time, which would be announced again and again as it passes. */}
            <strong>{describeDeed(t, isDeleted ? { ...change, kind: 'deleted' } : change)}</strong>
            <br />
            {describeWay(t, { isDeleted, isGone: !live })}
          </Callout>
        </div>
      )}
    </LiveRegion>
  );
}

/** Returns whether only comments or sign-ups have changed, which are not in the form. */
function isTalk({ fields }: ChangedEvent): boolean {
  return fields.length > 0 && fields.every((field) => field === 'comments' || field === 'signups');
}

function describeWay(t: Translate, { isDeleted, isGone }: { isDeleted: boolean; isGone: boolean }) {
  if (isDeleted) {
    return t('calendar:What you typed is still here. You can save it as a new event.');
  }
  // It may have another id, or be on days that have not been read.
  return isGone
    ? t('calendar:What you typed is still here.')
    : t(
        'calendar:What you typed is still here. When you save, you choose between both versions of what you have both changed.',
      );
}
