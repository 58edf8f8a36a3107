import type { IconName } from '#generated/icons.ts';
import { classNames } from '../class-names.ts';
import tones from '../feedback/Tone.module.css';
import { Icon } from './Icon.tsx';
import styles from './IconDisc.module.css';

export type DiscTone = 'danger' | 'warning' | 'info';

/** A large decorative icon on a muted background, at the top of an empty or failed page. */
export function IconDisc({
  name,
  tone,
}: {
  name: IconName;
  /** A color that repeats the text's meaning; muted without it. */
  tone?: DiscTone;
}) {
  return (
    <span className={classNames(styles.disc, tone ? tones[tone] : styles.quiet)}>
      <Icon name={name} size={24} />
    </span>
  );
}
