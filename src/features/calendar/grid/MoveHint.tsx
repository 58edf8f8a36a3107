import { useSyncExternalStore } from 'react';
import { splitName } from '#src/calendar/model/sub-calendar.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { LiveRegion } from '#src/ui/feedback/LiveRegion.tsx';
import { eventTime } from '../formats/event-name.ts';
import type { DraftStore } from './draft-store.ts';
import styles from './MoveHint.module.css';
import type { ViewProps } from './view-props.ts';

interface MoveHintProps extends Pick<ViewProps, 'formats' | 'subCalendars'> {
  drafts: DraftStore;
}

/** Says where the keyboard has moved an event, or draws a new one, and how to go on; shows what a pointer chooses. */
export function MoveHint({ drafts, formats, subCalendars }: MoveHintProps) {
  const t = useTranslate();
  const draft = useSyncExternalStore(drafts.watch, drafts.ofKeys);
  const others = draft?.others ?? [];
  const subCalendar = subCalendars.find(({ id }) => id === draft?.subCalendarId);
  return (
    <>
      <LiveRegion>
        {draft && (
          <div className={styles.hint}>
            <div>
              {eventTime(t, formats, draft.target)}
              {subCalendar && `, ${splitName(subCalendar.name).own}`}
              {others.length > 0 &&
                ` ${t('calendar:and %count% more events', { count: others.length })}`}
            </div>
            <div className={styles.keys}>
              {draft.isNew
                ? t('calendar:Enter adds the event, Escape gives up.')
                : t('calendar:Enter keeps it here, Escape puts it back.')}
            </div>
          </div>
        )}
      </LiveRegion>
      <Lasso drafts={drafts} />
    </>
  );
}

function Lasso({ drafts }: { drafts: DraftStore }) {
  const area = useSyncExternalStore(drafts.watch, drafts.lasso);
  return area && <div className={styles.lasso} style={area} data-lasso="" aria-hidden="true" />;
}
