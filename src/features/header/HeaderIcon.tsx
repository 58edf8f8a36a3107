import type { IconName } from '#generated/icons.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import styles from './HeaderIcon.module.css';

/** A header control's icon, with a dot if there is something new. */
export function HeaderIcon({ name, dot = false }: { name: IconName; dot?: boolean }) {
  return (
    <span className={styles.icon}>
      <Icon name={name} size={20} />
      {dot && <span className={styles.dot} />}
    </span>
  );
}
