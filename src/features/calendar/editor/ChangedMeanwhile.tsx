import { useState } from 'react';
import type { ChangedEvent } from '#src/calendar/events/event-calls.ts';
import type { EventStore } from '#src/calendar/events/event-store.ts';
import { useEventChanges } from '#src/calendar/events/use-event-changes.ts';
import { useEvent } from '#src/calendar/events/use-events.ts';
import type { CalendarEvent } from '#src/calendar/model/event.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Callout } from '#src/ui/feedback/Callout.tsx';
import { LiveRegion } from '#src/ui/feedback/LiveRegion.tsx';
import { ChangedBy } from '../event/ChangedBy.tsx';

interface ChangedMeanwhileProps {
  events: EventStore;
  /** As it was when the editor opened. */
  event: CalendarEvent;
}

/** Says that others have changed or deleted an event while it is being edited, long before it is saved. */
export function ChangedMeanwhile({ events, event }: ChangedMeanwhileProps) {
  const t = useTranslate();
  const [change, setChange] = useState<ChangedEvent | null>(null);
  useEventChanges(events, event, setChange);
  const live = useEvent(events, event.id)?.event;
  // Comments are changes, too, but not of its contents.
  const isChanged = live !== undefined && live.version !== event.version;
  const isDeleted = change?.kind === 'deleted';
  return (
    <LiveRegion>
      {change && !change.is_own && (isChanged || isDeleted) && (
        <Callout icon={isDeleted ? 'trash' : 'alert'} tone="warning">
          <ChangedBy change={change} />
          <br />
          {isDeleted
            ? t('calendar:What you typed is still here. You can save it as a new event.')
            : t('calendar:What you typed is still here. You compare both when you save.')}
        </Callout>
      )}
    </LiveRegion>
  );
}
