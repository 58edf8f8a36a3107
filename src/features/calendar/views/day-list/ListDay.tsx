import { useId } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { classNames } from '#src/ui/class-names.ts';
import { RoleList } from '#src/ui/data/RoleList.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import type { ViewProps } from '../../grid/view-props.ts';
import { PlaceButton } from '../grid/PlaceButton.tsx';
import styles from './ListDay.module.css';
import { ListRow } from './ListRow.tsx';
import type { DrawnRow } from './use-day-list.ts';

interface ListDayProps extends Pick<ViewProps, 'formats' | 'eventLook' | 'intents'> {
  day: number;
  rows: readonly DrawnRow[];
  /** The distance of the first event from the day's top, in pixels. */
  padding: number;
  isToday: boolean;
  /** True if it is known that there are no other events. */
  isRead: boolean;
  onFocus: (rowId: string) => void;
}

/** A day with those of its events that are near the part in sight. */
export function ListDay(props: ListDayProps) {
  const { day, rows, padding, isToday, formats, eventLook, intents } = props;
  const t = useTranslate();
  const heading = useId();
  const { openDay } = intents;
  const fullDay = formats.fullDay(day);
  const top = rows[0]?.box?.start ?? 0;
  const end = rows.at(-1)?.box?.end;
  return (
    <div
      className={classNames(styles.day, isToday && styles.today)}
      style={end === undefined ? undefined : { insetBlockStart: top, blockSize: end - top }}
      data-day={day}
    >
      <h3 id={heading} className={styles.heading}>
        <PlaceButton className={styles.date} onOpen={openDay && (() => openDay(day))}>
          <span className={styles.weekday} aria-hidden="true">
            {formats.weekday(day, 'short')}
          </span>
          <span className={styles.number} aria-hidden="true">
            {formats.shortDay(day)}
          </span>
          <VisuallyHidden>
            {isToday ? t('calendar:Today, %day%', { day: fullDay }) : fullDay}
          </VisuallyHidden>
        </PlaceButton>
      </h3>
      {rows[0]?.row.span ? (
        <RoleList className={styles.events} aria-labelledby={heading}>
          {rows.map(({ row: { id, span, number, count }, index, box, isTabStop }) => {
            const start = box && box.start - top + (number === 0 ? padding : 0);
            return (
              span && (
                <ListRow
                  key={id}
                  id={id}
                  day={day}
                  span={span}
                  number={number}
                  count={count}
                  index={index}
                  top={start ?? undefined}
                  isTabStop={isTabStop}
                  formats={formats}
                  eventLook={eventLook}
                  onFocus={props.onFocus}
                  onOpen={intents.open}
                />
              )
            );
          })}
        </RoleList>
      ) : (
        props.isRead && <p className={styles.empty}>{t('calendar:No events')}</p>
      )}
    </div>
  );
}
