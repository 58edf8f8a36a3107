import { classNames } from '../class-names.ts';
import styles from './InitialMark.module.css';
import { initialOf } from './initial.ts';

const colorCount = 8;

/**
 * The square by which the eye finds a thing again, such as a calendar: its initial, in a color that stays its own.
 * Decorative, because the name is beside it.
 */
export function InitialMark({ id, name }: { id: number; name: string }) {
  return (
    <span
      className={classNames(styles.mark, styles[`mark${(id % colorCount) + 1}`])}
      aria-hidden="true"
    >
      {initialOf(name)}
    </span>
  );
}
