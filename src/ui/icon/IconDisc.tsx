import { classNames } from '../class-names.ts';
import tones from '../feedback/Tone.module.css';
import { Icon } from './Icon.tsx';
import styles from './IconDisc.module.css';

export type DiscTone = 'danger' | 'warning' | 'info';

/** A large decorative icon on a quiet ground, at the head of an empty or a failed page. */
export function IconDisc({
  name,
  tone,
}: {
  name: string;
  /** Repeats by color what the words say; quiet without it. */
  tone?: DiscTone;
}) {
  return (
    <span className={classNames(styles.disc, tone ? tones[tone] : styles.quiet)}>
      <Icon name={name} size={24} />
    </span>
  );
}
