import { classNames } from '../class-names.ts';
import styles from './InitialMark.module.css';
import { pickInitial } from './initial.ts';

const colorCount = 8;

/**
 * A square with an item's initial, in a color that stays the same so that the item is easy to spot. Decorative, because
 * the name is next to it.
 */
export function InitialMark({ id, name }: { id: number; name: string }) {
  return (
    <span
      className={classNames(styles.mark, styles[`mark${(id % colorCount) + 1}`])}
      aria-hidden="true"
    >
      {pickInitial(name)}
    </span>
  );
}
