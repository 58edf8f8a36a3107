import { useId } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { classNames } from '#src/ui/class-names.ts';
import { RoleList } from '#src/ui/data/RoleList.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import type { ViewProps } from '../../grid/view-props.ts';
import { PlaceButton } from '../grid/PlaceButton.tsx';
import styles from './ListMonth.module.css';
import { ListRow } from './ListRow.tsx';
import type { DrawnRow } from './use-day-list.ts';
import type { ListMeasures } from './use-list-scroll.ts';

interface ListMonthProps extends Pick<ViewProps, 'today' | 'formats' | 'eventLook' | 'intents'> {
  rows: readonly DrawnRow[];
  measures: ListMeasures;
  /** True if it is known that there are no other events. */
  isRead: boolean;
  onFocus: (rowId: string) => void;
}

/** A month with those of its events that are near the part in sight. */
export function ListMonth(props: ListMonthProps) {
  const { rows, measures, formats } = props;
  const days = Map.groupBy(rows, ({ row }) => row.day);
  const [first] = rows;
  if (!first) return null;
  const top = (first.box?.start ?? 0) - measures.month;
  return (
    <div className={styles.month} style={createBox(rows, measures, top)}>
      <h3 className={styles.name}>{formats.month(first.row.day)}</h3>
      {[...days].map(([day, dayRows]) => (
        <ListDay key={day} {...props} day={day} rows={dayRows} monthTop={top} />
      ))}
    </div>
  );
}

interface ListDayProps extends ListMonthProps {
  day: number;
  /** Where the month begins in the list, in pixels. */
  monthTop: number;
}

function ListDay(props: ListDayProps) {
  const { day, monthTop, rows, measures, formats, eventLook, intents } = props;
  const t = useTranslate();
  const heading = useId();
  const { openDay } = intents;
  const fullDay = formats.fullDay(day);
  const isToday = day === props.today;
  const [first] = rows;
  const top = first?.box?.start ?? 0;
  return (
    <div
      className={classNames(styles.day, isToday && styles.today)}
      style={createBox(rows, measures, top, monthTop)}
      data-day={day}
    >
      <h4 id={heading} className={styles.heading}>
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
      </h4>
      {first?.row.span ? (
        <RoleList className={styles.events} aria-labelledby={heading}>
          {rows.map(({ row: { id, span, number, count }, index, box, isTabStop }) => {
            const rowTop = box && (number === 0 ? measures.padding : box.start - top);
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
                  top={rowTop ?? undefined}
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

/** The place of an element around rows, from its parent's top; on paper, elements follow each other. */
function createBox(rows: readonly DrawnRow[], { month }: ListMeasures, top: number, parentTop = 0) {
  const last = rows.at(-1);
  if (!last?.box) return undefined;
  // The next month's name is in the box of the last row.
  const end = last.row.endsMonth ? last.box.end - month : last.box.end;
  return { insetBlockStart: top - parentTop, blockSize: end - top };
}
