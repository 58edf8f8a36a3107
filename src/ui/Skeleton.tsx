import { classNames } from './class-names.ts';
import styles from './Skeleton.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** The shape of the page that comes; it appears only when loading takes longer than 150 ms. */
export function Skeleton({ shape, label }: { shape: 'tiles' | 'rows' | 'text'; label: string }) {
  const part = shape === 'tiles' ? styles.tile : styles.row;
  const count = shape === 'text' ? 2 : 6;
  return (
    <div className={styles.skeleton}>
      <VisuallyHidden live>{label}</VisuallyHidden>
      <div className={classNames(styles.bar, styles.heading)} />
      <div className={classNames(styles.bar, styles.control)} />
      <div className={shape === 'tiles' ? styles.tiles : styles.skeleton}>
        {Array.from({ length: count }, (_, index) => `part-${index}`).map((key) => (
          <div key={key} className={classNames(styles.bar, part)} />
        ))}
      </div>
    </div>
  );
}
