import { useState } from 'react';
import { classNames } from '../class-names.ts';
import tones from '../feedback/Tone.module.css';
import styles from './Avatar.module.css';
import { pickInitial, pickTone } from './initial.ts';

/**
 * A person's picture, or the initial of the name if there is none or it fails to load. Decorative, because the name is
 * next to it or in the control.
 */
export function Avatar({ name, picture }: { name: string; picture: string | null }) {
  const [failedSource, setFailed] = useState<string | null>(null);
  if (picture && picture !== failedSource) {
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
    <span className={classNames(styles.avatar, tones[pickTone(name)])} aria-hidden="true">
      {pickInitial(name)}
    </span>
  );
}
