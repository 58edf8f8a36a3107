import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './Skeleton.module.css';

/** How many of them are above the fold, about. */
const partCount = { tiles: 6, rows: 6, list: 3 };

/** The shape of the page that comes; it appears only when loading takes longer than 150 ms. */
export function Skeleton({
  shape,
  label,
}: {
  shape: 'tiles' | 'rows' | 'list' | 'card' | 'text';
  /** Announced, for example "Loading". */
  label: string;
}) {
  return (
    <div className={classNames(styles.skeleton, shape === 'list' && styles.column)}>
      <VisuallyHidden live>{label}</VisuallyHidden>
      {shape === 'card' ? (
        <div className={classNames(styles.bar, styles.card)} />
      ) : (
        <>
          <div className={classNames(styles.bar, styles.heading)} />
          <div className={classNames(styles.bar, styles.control)} />
          {shape !== 'text' && (
            <div className={styles[shape]}>
              {Array.from({ length: partCount[shape] }, (_, index) => `part-${index}`).map(
                (key) => (
                  <div key={key} className={styles.bar} />
                ),
              )}
            </div>
          )}
        </>
      )}
    </div>
  );
}
