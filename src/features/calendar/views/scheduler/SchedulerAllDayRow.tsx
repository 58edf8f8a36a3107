import { layOutMonthRow } from '#src/calendar/layout/month-row.ts';
import type { EventSpan } from '#src/calendar/model/event.ts';
import { splitName } from '#src/calendar/model/sub-calendar.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { DayGhost } from '../../interaction/DayGhost.tsx';
import type { DraftStore } from '../../interaction/event-draft.ts';
import type { EventLook, ViewProps } from '../calendar-view.ts';
import { EventBar } from '../grid/EventBar.tsx';
import { MoreButton } from '../grid/MoreButton.tsx';
import { isAboveHours } from '../time-grid/visible-hours.ts';
import styles from './SchedulerAllDayRow.module.css';
import type { SchedulerCell, SchedulerColumn, VisibleColumn } from './scheduler-columns.ts';

/** How many lanes the row has at most; a column with more events ends with "+n more". */
const maxLanes = 3;

interface SchedulerAllDayRowProps extends Pick<ViewProps, 'formats'> {
  drafts: DraftStore;
  columns: readonly SchedulerColumn[];
  visible: readonly VisibleColumn[];
  /** What takes its place above the hours. */
  spans: readonly EventSpan[];
  looks: ReadonlyMap<number, EventLook>;
  onOpen: ViewProps['intents']['open'];
  onMore: (cell: SchedulerCell, anchor: HTMLElement) => void;
}

/** The events that last all day, in the column of each of their sub-calendars. */
export function SchedulerAllDayRow(props: SchedulerAllDayRowProps) {
  const { drafts, columns, visible, spans, looks, formats, onOpen, onMore } = props;
  const t = useTranslate();
  const rows = columns.map(({ day, subCalendar: { id } }) => {
    const own = spans.filter(({ event }) => event.sub_calendar_ids.includes(id));
    return layOutMonthRow(own, [day], maxLanes);
  });
  const lanes = Math.max(1, ...rows.map(({ counts: [count = 0] }) => Math.min(count, maxLanes)));
  return (
    <div
      role="row"
      className={styles.row}
      aria-label={t('calendar:All day')}
      style={{ blockSize: `calc(${lanes} * var(--row-lane) + 2 * var(--row-head) + 1px)` }}
      tabIndex={-1}
    >
      <span className={styles.label} aria-hidden="true">
        {t('calendar:All day (narrow)')}
      </span>
      {visible.map(({ day, subCalendar: { id, name }, index, gap }) => {
        const row = rows[index];
        const look = looks.get(id);
        const [count = 0] = row?.hidden ?? [];
        return (
          <div
            key={index}
            role="gridcell"
            data-all-day={day}
            data-all-day-calendar={id}
            className={styles.cell}
            style={{ marginInlineStart: gap }}
            tabIndex={-1}
          >
            <VisuallyHidden>
              {t('calendar:%name%, %day%, all day', {
                name: splitName(name).own,
                day: formats.weekdayAndDay(day),
              })}
            </VisuallyHidden>
            {look &&
              row?.boxes.map((box) => (
                <EventBar
                  key={box.span.event.id}
                  box={box}
                  days={[index]}
                  eventLook={look}
                  {...{ formats, onOpen }}
                />
              ))}
            {look && (
              <DayGhost
                {...{ drafts, day, formats }}
                eventLook={look}
                isHere={(draft) => draft.subCalendarId === id && isAboveHours(draft.target)}
              />
            )}
            {count > 0 && (
              <MoreButton
                lane={maxLanes - 1}
                position={index}
                {...{ day, count, formats }}
                onMore={(anchor) => onMore({ day, id }, anchor)}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
