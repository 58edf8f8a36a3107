import { type CSSProperties, useState } from 'react';
import { classNames } from '../class-names.ts';
import tones from '../feedback/Tone.module.css';
import styles from './Avatar.module.css';
import { initialOf, toneOf } from './initial.ts';

/**
 * A person's picture, or the initial of the name if there is none or it does not load. Decorative, because the name is
 * beside it or in the control.
 */
export function Avatar({
  name,
  picture,
  size = 32,
}: {
  name: string;
  picture: string | null;
  /** Pixels; 32 unless told. */
  size?: number;
}) {
  const style: CSSProperties & Record<`--${string}`, string> = { '--avatar-size': `${size}px` };
  const [failed, setFailed] = useState<string | null>(null);
  if (picture && picture !== failed) {
    return (
      <img
        className={styles.avatar}
        src={picture}
        alt=""
        style={style}
        width={size}
        height={size}
        onError={() => setFailed(picture)}
      />
    );
  }
  return (
    <span
      className={classNames(styles.avatar, tones[toneOf(name)])}
      style={style}
      aria-hidden="true"
    >
      {initialOf(name)}
    </span>
  );
}
