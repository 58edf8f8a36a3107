import { useState } from 'react';
import styles from './Avatar.module.css';
import { InitialMark } from './InitialMark.tsx';

interface AvatarProps {
  id: number;
  name: string;
  picture: string | null;
}

/**
 * A person's picture, or the initial of the name if there is none or it fails to load. Decorative, because the name is
 * next to it or in the control.
 */
export function Avatar({ id, name, picture }: AvatarProps) {
  const [failedSource, setFailed] = useState<string | null>(null);
  if (!picture || picture === failedSource) return <InitialMark id={id} name={name} isRound />;
  return (
    <img
      className={styles.picture}
      src={picture}
      alt=""
      width={32}
      height={32}
      onError={() => setFailed(picture)}
    />
  );
}
