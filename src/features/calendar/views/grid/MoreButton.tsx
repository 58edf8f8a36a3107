import { useTranslate } from '#src/i18n/i18n.ts';
import { useMedia } from '#src/ui/use-media.ts';
import { phoneQuery } from '../../formats/phone-query.ts';
import { cellBoxes } from '../../grid/grid-cells.ts';
import { laneTop } from '../../grid/lane-top.ts';
import type { ViewProps } from '../../grid/view-props.ts';
import styles from './MoreButton.module.css';

interface MoreButtonProps {
  day: number;
  /** Its cell's, if that is not its day. */
  position?: number | undefined;
  /** The number of the day's events that are not drawn. */
  count: number;
  /** The last lane of the row, which it takes. */
  lane: number;
  /** True if there is only room for the number. */
  isShort?: boolean;
  formats: ViewProps['formats'];
  onMore: (anchor: HTMLElement) => void;
}

/** "+n more", which opens the list of a day in a row of days. */
export function MoreButton(props: MoreButtonProps) {
  const { day, position = day, count, lane, isShort, formats, onMore } = props;
  const t = useTranslate();
  const isNarrow = useMedia(phoneQuery);
  return (
    <button
      ref={cellBoxes.ref({ first: position, last: position, order: lane })}
      type="button"
      tabIndex={-1}
      className={styles.more}
      style={{ insetBlockStart: laneTop(lane) }}
      aria-haspopup="dialog"
      aria-label={t('calendar:+%count% more on %day%', { count, day: formats.weekdayAndDay(day) })}
      onClick={({ currentTarget }) => onMore(currentTarget)}
    >
      {isNarrow || isShort ? `+${count}` : t('calendar:+%count% more', { count })}
    </button>
  );
}
