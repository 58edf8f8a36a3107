import { useMemo } from 'react';
import { ShownEvents } from '#src/calendar/store/shown-events.ts';
import { useDayEvents } from '#src/calendar/store/use-events.ts';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { LiveRegion } from '#src/ui/feedback/LiveRegion.tsx';
import type { ViewProps } from '../grid/view-props.ts';
import type { CalendarView } from '../views/calendar-view.ts';
import styles from './EmptyRange.module.css';

interface EmptyRangeProps extends Pick<ViewProps, 'events' | 'shownEvents' | 'range'> {
  view: CalendarView;
  hasFilters: boolean;
}

/** Says that there are no events in a range, so that an empty view does not look broken. */
export function EmptyRange(props: EmptyRangeProps) {
  const { events, shownEvents, range, hasFilters } = props;
  const { emptyText } = props.view;
  const t = useTranslate();
  const { spans, isRead } = useDayEvents(shownEvents, range);
  const allEvents = useMemo(() => new ShownEvents(events, () => true), [events]);
  const hasHidden = useDayEvents(allEvents, range).spans.length > 0;
  const isEmpty = isRead && spans.length === 0;
  if (emptyText === 'nowhere') return null;
  const region = (
    <LiveRegion>
      {isEmpty && (
        <p className={styles.text}>
          {hasHidden ? hiddenText(t, hasFilters) : t('calendar:There are no events here.')}
        </p>
      )}
    </LiveRegion>
  );
  return emptyText === 'below' ? region : <div className={styles.over}>{region}</div>;
}

function hiddenText(t: Translate, hasFilters: boolean): string {
  return hasFilters
    ? t('calendar:No event here is in the chosen calendars and matches the filters.')
    : t('calendar:None of the chosen calendars has events here.');
}
