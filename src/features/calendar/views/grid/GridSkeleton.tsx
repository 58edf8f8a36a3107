import { customProperties } from '#src/ui/custom-properties.ts';
import styles from './GridSkeleton.module.css';

/** Sizes are CSS lengths; percentages are of the room below the headings and beside the axis. */
interface GridSkeletonProps {
  /** The class of the view's own grid, which has its place and size. */
  className: string | undefined;
  /** The height of the headings. */
  headings: string;
  /** The width of what is beside the columns. Default none. */
  axis?: string | undefined;
  column: string;
  row: string;
  /** The data attributes that the styles of its class depend on. */
  [data: `data-${string}`]: string | undefined;
}

/** The lines of a grid without its days and events, which stand in its place until its code has loaded. */
export function GridSkeleton(props: GridSkeletonProps) {
  const { className, headings, axis, column, row, ...data } = props;
  return (
    <div
      {...data}
      className={className}
      // The lines stay within the grid.
      style={{ position: 'relative', overflow: 'clip' }}
      data-part="skeleton"
      aria-hidden="true"
    >
      <div
        className={styles.lines}
        style={customProperties({
          '--skeleton-headings': headings,
          '--skeleton-axis': axis ?? '0px',
          '--skeleton-column': column,
          '--skeleton-row': row,
        })}
      />
    </div>
  );
}
