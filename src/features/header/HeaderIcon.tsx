import { Icon } from '#src/ui/icon/Icon.tsx';
import styles from './HeaderIcon.module.css';

/** The icon of a control in the header; the dot stands for something new. */
export function HeaderIcon({ name, dot = false }: { name: string; dot?: boolean }) {
  return (
    <span className={styles.icon}>
      <Icon name={name} size={20} />
      {dot && <span className={styles.dot} />}
    </span>
  );
}
