import { layOutMonthRow } from '#src/calendar/layout/month-row.ts';
import type { EventSpan } from '#src/calendar/model/event.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { DayGhost } from '../../interaction/DayGhost.tsx';
import type { DraftStore } from '../../interaction/event-draft.ts';
import type { ViewProps } from '../calendar-view.ts';
import { EventBar } from '../grid/EventBar.tsx';
import { MoreButton } from '../grid/MoreButton.tsx';
import styles from './AllDayRow.module.css';
import { isAboveHours } from './visible-hours.ts';

/** How many lanes the row has at most; a day with more events ends with "+n more". */
const maxLanes = 3;

interface AllDayRowProps extends Pick<ViewProps, 'formats' | 'eventLook'> {
  drafts: DraftStore;
  days: readonly number[];
  /** What takes its place above the hours. */
  spans: readonly EventSpan[];
  onOpen: ViewProps['intents']['open'];
  onMore: (day: number, anchor: HTMLElement) => void;
}

/** The events that last all day, above the hours. It is there even if there are none, so that nothing moves. */
export function AllDayRow(props: AllDayRowProps) {
  const { drafts, days, spans, formats, eventLook, onOpen, onMore } = props;
  const t = useTranslate();
  const { boxes, hidden } = layOutMonthRow(spans, days, maxLanes);
  const hasMore = hidden.some((count) => count > 0);
  const lanes = hasMore ? maxLanes : Math.max(1, ...boxes.map(({ lane }) => lane + 1));
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
      {days.map((day, column) => {
        const count = hidden[column] ?? 0;
        return (
          <div key={day} role="gridcell" data-all-day={day} className={styles.cell} tabIndex={-1}>
            <VisuallyHidden>
              {t('calendar:%day%, all day', { day: formats.weekdayAndDay(day) })}
            </VisuallyHidden>
            {boxes
              .filter((box) => box.column === column)
              .map((box) => (
                <EventBar
                  key={box.span.event.id}
                  box={box}
                  days={days}
                  {...{ formats, eventLook, onOpen }}
                />
              ))}
            <DayGhost
              {...{ drafts, day, formats, eventLook }}
              isHere={({ target }) => isAboveHours(target)}
            />
            {count > 0 && (
              <MoreButton
                lane={maxLanes - 1}
                {...{ day, count, formats }}
                onMore={(anchor) => onMore(day, anchor)}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
