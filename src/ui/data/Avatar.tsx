import { useState } from 'react';
import { classNames } from '../class-names.ts';
import tones from '../feedback/Tone.module.css';
import styles from './Avatar.module.css';
import { initialOf, toneOf } from './initial.ts';

/**
 * A person's picture, or the initial of the name if there is none or it fails to load. Decorative, because the name is
 * next to it or in the control.
 */
export function Avatar({ name, picture }: { name: string; picture: string | null }) {
  const [failed, setFailed] = useState<string | null>(null);
  if (picture && picture !== failed) {
    return (
      <img
        className={styles.avatar}
        src={picture}
        alt=""
        width={32}
        height={32}
        onError={() => setFailed(picture)}
      />
    );
  }
  return (
    <span className={classNames(styles.avatar, tones[toneOf(name)])} aria-hidden="true">
      {initialOf(name)}
    </span>
  );
}
