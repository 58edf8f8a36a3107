import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import styles from './ListEdge.module.css';
import type { Side } from './use-list-days.ts';

interface ListEdgeProps {
  side: Side;
  /** True if the list goes on, once the reader comes near. */
  goesOn: boolean;
  /** The last day at this end, in words. */
  day: string;
  /** Goes on nevertheless; undefined if there are no more days. */
  lookFurther: (() => void) | undefined;
  height: number;
}

/** An end of the list: events that are being read, or how far there are none. */
export function ListEdge({ side, goesOn, day, lookFurther, height }: ListEdgeProps) {
  const t = useTranslate();
  const place = {
    blockSize: height,
    [side === 'earlier' ? 'insetBlockStart' : 'insetBlockEnd']: 0,
  };
  if (goesOn) {
    return (
      <div className={classNames(styles.edge, styles.lines)} style={place} aria-hidden="true" />
    );
  }
  return (
    <div className={styles.edge} style={place}>
      <span>
        {side === 'earlier'
          ? t('calendar:No earlier events, back to %day%', { day })
          : t('calendar:No later events, up to %day%', { day })}
      </span>
      {lookFurther && (
        <Button size="dense" onClick={lookFurther}>
          {side === 'earlier' ? t('calendar:Look further back') : t('calendar:Look further ahead')}
        </Button>
      )}
    </div>
  );
}
