import { classNames } from '../class-names.ts';
import { customProperties } from '../custom-properties.ts';
import styles from './InitialMark.module.css';
import { pickColor, pickInitial } from './initial.ts';

interface InitialMarkProps {
  id: number;
  name: string;
  /** Round for people, square for everything else. */
  isRound?: boolean;
}

/**
 * A record's initial in the record's color, by which it is easy to spot. Decorative, because the name is next to it or in
 * the control.
 */
export function InitialMark({ id, name, isRound = false }: InitialMarkProps) {
  return (
    <span
      className={classNames(styles.mark, isRound && styles.round)}
      style={customProperties({ '--mark': pickColor(id) })}
      aria-hidden="true"
    >
      {pickInitial(name)}
    </span>
  );
}
