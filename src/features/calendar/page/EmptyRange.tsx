import { useMemo } from 'react';
import type { CalendarEvent, EventSpan } from '#src/calendar/model/event.ts';
import { nearestShownDay, showsAny } from '#src/calendar/model/week.ts';
import { ShownEvents } from '#src/calendar/store/shown-events.ts';
import { useDayEvents } from '#src/calendar/store/use-events.ts';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { LiveRegion } from '#src/ui/feedback/LiveRegion.tsx';
import { lastSupportedDay, supportedDay } from '#src/util/day-numbers.ts';
import type { ChangeState } from '../address/calendar-state.ts';
import type { ViewProps } from '../grid/view-props.ts';
import type { CalendarView } from '../views/calendar-view.ts';
import styles from './EmptyRange.module.css';

interface EmptyRangeProps
  extends Pick<
    ViewProps,
    'events' | 'shownEvents' | 'configuration' | 'range' | 'options' | 'formats'
  > {
  view: CalendarView;
  filters: ReadonlySet<number>;
  change: ChangeState;
}

/** Says that there are no events in a range, so that an empty view does not look broken, and leads to some. */
export function EmptyRange(props: EmptyRangeProps) {
  const { events, shownEvents, configuration, range, options, filters, change } = props;
  const { emptyText } = props.view;
  const t = useTranslate();
  const { spans, isRead } = useDayEvents(shownEvents, range);
  const choosableEvents = useMemo(() => {
    const active = configuration.sub_calendars.filter((subCalendar) => subCalendar.active);
    const ids = new Set(active.map(({ id }) => id));
    const isChoosable = (event: CalendarEvent) => event.sub_calendar_ids.some((id) => ids.has(id));
    return new ShownEvents(events, isChoosable);
  }, [events, configuration]);
  const isInRange = ({ days }: EventSpan) => showsAny(days, options.week, range);
  const hasHidden = useDayEvents(choosableEvents, range).spans.some(isInRange);
  const hasFilters = filters.size > 0;
  const isEmpty = isRead && !spans.some(isInRange);
  if (emptyText === 'nowhere') return null;
  const showHidden = () =>
    change(hasFilters ? { filters: new Set<number>() } : { sub: null }, 'push');
  const note = (
    <div className={styles.note}>
      <LiveRegion>
        {isEmpty && (
          <p className={styles.text}>
            {hasHidden ? hiddenText(t, hasFilters) : t('calendar:There are no events here.')}
          </p>
        )}
      </LiveRegion>
      {isEmpty && hasHidden && (
        <Button size="dense" onClick={showHidden}>
          {hasFilters ? t('calendar:Clear filters') : t('calendar:Show all')}
        </Button>
      )}
      {isEmpty && !hasHidden && <NextEvent {...props} />}
    </div>
  );
  return emptyText === 'below' ? note : <div className={styles.over}>{note}</div>;
}

function hiddenText(t: Translate, hasFilters: boolean): string {
  return hasFilters
    ? t('calendar:No event here is in the chosen calendars and matches the filters.')
    : t('calendar:None of the chosen calendars has events here.');
}

/** The number of days after an empty range in which the next event is looked for. */
const daysAhead = 184;

/** Leads to the first event after the range, if it is not too far away. */
function NextEvent({ shownEvents, range, options, formats, change }: EmptyRangeProps) {
  const t = useTranslate();
  const first = supportedDay(range.last + 1);
  const last = Math.min(lastSupportedDay, range.last + daysAhead);
  const { spans, isRead } = useDayEvents(shownEvents, { first, last });
  const days = spans
    .filter((span) => showsAny(span.days, options.week))
    .map((span) => nearestShownDay(span.days.first, options.week))
    .filter((day) => day > range.last);
  // An earlier one may be among those that are being read.
  if (!isRead || days.length === 0) return null;
  const day = Math.min(...days);
  return (
    <Button size="dense" onClick={() => change({ date: day }, 'push')}>
      {t('calendar:Next event: %day%', { day: formats.fullDay(day) })}
    </Button>
  );
}
