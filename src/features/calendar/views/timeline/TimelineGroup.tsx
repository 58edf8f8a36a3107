import { folderSeparator } from '#src/calendar/model/sub-calendar.ts';
import styles from './TimelineGroup.module.css';
import type { PlacedGroup } from './timeline-rows.ts';

interface TimelineGroupProps extends Omit<PlacedGroup, 'top'> {
  /** On paper, rows follow each other. */
  top: number | undefined;
}

/** The name of a folder, above the rows of its sub-calendars. */
export function TimelineGroup({ folder, top, height, index }: TimelineGroupProps) {
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={styles.group}
      style={{ blockSize: height, ...(top !== undefined && { insetBlockStart: top }) }}
      tabIndex={-1}
    >
      <div role="rowheader" className={styles.name} tabIndex={-1}>
        <bdi>{folder.replaceAll(folderSeparator, ' › ')}</bdi>
      </div>
    </div>
  );
}
