import { columnOffset } from '#src/calendar/layout/column-offset.ts';
import type { Crowd } from '#src/calendar/layout/time-column.ts';
import type { VisibleHours } from '#src/calendar/layout/visible-hours.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { customProperties } from '#src/ui/custom-properties.ts';
import { cellBoxes } from '../../grid/grid-cells.ts';
import type { ViewProps } from '../../grid/view-props.ts';
import styles from './CrowdBar.module.css';
import { hoursOrder } from './TimeEvent.tsx';

interface CrowdBarProps extends Pick<ViewProps, 'formats'>, VisibleHours {
  crowd: Crowd;
  day: number;
  /** Its column's. */
  position: number;
  onMore: (anchor: HTMLElement) => void;
}

/** "84 events, 7:45 – 9:15", in the place of events that do not fit beside each other; it opens their list. */
export function CrowdBar({ crowd, day, position, formats, onMore, ...hours }: CrowdBarProps) {
  const t = useTranslate();
  const text = t('calendar:%count% events, %times%', {
    count: crowd.spans.length,
    times: formats.times(crowd.start, crowd.end),
  });
  return (
    <button
      ref={cellBoxes.ref({ first: position, last: position, order: hoursOrder(crowd) })}
      type="button"
      tabIndex={-1}
      className={styles.bar}
      style={{
        insetBlockStart: columnOffset(crowd.start, hours),
        insetBlockEnd: `calc(100% - ${columnOffset(crowd.end, hours)})`,
        ...customProperties({ '--minutes': crowd.end - crowd.start }),
      }}
      data-count={crowd.spans.length}
      aria-haspopup="dialog"
      aria-label={formats.join([text, formats.weekdayAndDay(day)])}
      onClick={({ currentTarget }) => onMore(currentTarget)}
    >
      <span className={styles.text}>{text}</span>
    </button>
  );
}
