import { useId } from 'react';
import type { ListMeasures, ListSlice } from '#src/calendar/layout/day-list.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { classNames } from '#src/ui/class-names.ts';
import { RoleList } from '#src/ui/data/RoleList.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import type { ViewProps } from '../../grid/view-props.ts';
import { PlaceButton } from '../grid/PlaceButton.tsx';
import type { DayListRow } from '../grid/use-day-list.ts';
import styles from './ListDay.module.css';
import { ListRow } from './ListRow.tsx';

interface ListDayProps extends Pick<ViewProps, 'formats' | 'eventLook' | 'intents'>, ListSlice {
  measures: ListMeasures;
  isToday: boolean;
  /** True if it is known that there are no other events. */
  isRead: boolean;
  /** True if its events follow each other wherever the page ends. */
  isPrinting: boolean;
  stop: DayListRow | null;
  onFocus: (row: DayListRow) => void;
}

/** A day with those of its events that are near the part in sight. */
export function ListDay(props: ListDayProps) {
  const { day, rows, measures, isToday, isPrinting, stop, formats, eventLook, intents } = props;
  const t = useTranslate();
  const heading = useId();
  const { openDay } = intents;
  const fullDay = formats.fullDay(day.day);
  return (
    <div
      className={classNames(styles.day, isToday && styles.today)}
      style={isPrinting ? undefined : { insetBlockStart: day.top, blockSize: day.height }}
      data-day={day.day}
    >
      <h3 id={heading} className={styles.heading}>
        <PlaceButton className={styles.date} onOpen={openDay && (() => openDay(day.day))}>
          <span className={styles.weekday} aria-hidden="true">
            {formats.weekday(day.day, 'short')}
          </span>
          <span className={styles.number} aria-hidden="true">
            {formats.shortDay(day.day)}
          </span>
          <VisuallyHidden>
            {isToday ? t('calendar:Today, %day%', { day: fullDay }) : fullDay}
          </VisuallyHidden>
        </PlaceButton>
      </h3>
      {day.spans.length > 0 ? (
        <RoleList className={styles.events} aria-labelledby={heading}>
          {rows.map(({ span, index }) => (
            <ListRow
              key={span.event.id}
              span={span}
              index={index}
              formats={formats}
              eventLook={eventLook}
              day={day.day}
              count={day.spans.length}
              top={isPrinting ? undefined : measures.padding + index * measures.row}
              isTabStop={stop?.day === day.day && stop.id === span.event.id}
              onFocus={props.onFocus}
              onOpen={intents.open}
            />
          ))}
        </RoleList>
      ) : (
        props.isRead && <p className={styles.empty}>{t('calendar:No events')}</p>
      )}
    </div>
  );
}
