import { useTranslate } from '#src/i18n/i18n.ts';
import { classNames } from '#src/ui/class-names.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { minutesPerDay } from '#src/util/day-numbers.ts';
import type { TimelineScale } from '../../address/calendar-state.ts';
import type { ViewProps } from '../../grid/view-props.ts';
import { PlaceButton } from '../grid/PlaceButton.tsx';
import styles from './TimelineHeadings.module.css';
import { columnName, scaleLooks, type TimelineColumn } from './timeline-scale.ts';

/** The minimum width of a day for the hour in its middle, in CSS pixels. */
const widthForNoon = 120;

interface TimelineHeadingsProps extends Pick<ViewProps, 'formats' | 'today'> {
  scale: TimelineScale;
  columns: readonly TimelineColumn[];
  /** The columns in sight, `end` excluded, and their width in CSS pixels. */
  first: number;
  end: number;
  width: number;
  zoom: ViewProps['intents']['zoom'];
}

/** The hours, days or months of the columns. Days and months lead to themselves. */
export function TimelineHeadings(props: TimelineHeadingsProps) {
  const { scale, columns, first, end, width, formats, today, zoom } = props;
  const t = useTranslate();
  const { inner } = scaleLooks[scale];
  return (
    <div role="row" aria-rowindex={1} className={styles.row} tabIndex={-1}>
      <div role="columnheader" aria-colindex={1} className={styles.corner} tabIndex={-1}>
        {t('calendar:Calendars')}
      </div>
      {columns.slice(first, end).map((column, order) => {
        const { day, start } = column;
        const index = first + order;
        const name = columnName(column, scale, formats);
        const isToday = day === today && scale !== 'day' && scale !== 'year';
        return (
          <div
            key={start}
            role="columnheader"
            aria-colindex={index + 2}
            aria-label={name}
            className={classNames(styles.heading, isToday && styles.today)}
            style={{
              insetInlineStart: `calc(var(--names) + ${index * width}px)`,
              inlineSize: width,
            }}
            tabIndex={-1}
          >
            <PlaceButton className={styles.text} onOpen={inner && (() => zoom(inner, day))}>
              <span aria-hidden="true">{headingText(column, scale, formats)}</span>
              <VisuallyHidden>{name}</VisuallyHidden>
            </PlaceButton>
            {scale === 'week' && width >= widthForNoon && (
              <span className={styles.noon} aria-hidden="true">
                {formats.hour(start + minutesPerDay / 2)}
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}

function headingText(
  { day, start }: TimelineColumn,
  scale: TimelineScale,
  formats: ViewProps['formats'],
): string {
  switch (scale) {
    case 'day':
      return formats.hour(start);
    case 'week':
      return `${formats.weekday(day, 'short')} ${formats.dayOfMonth(day)}`;
    case 'month':
      return `${formats.weekday(day, 'narrow')} ${formats.dayOfMonth(day)}`;
    case 'year':
      return formats.monthName(day);
  }
}
