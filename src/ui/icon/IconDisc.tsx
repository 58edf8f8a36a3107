import { Icon } from './Icon.tsx';
import styles from './IconDisc.module.css';

/** A large decorative icon on a quiet ground, at the head of what there is to say. */
export function IconDisc({ name }: { name: string }) {
  return (
    <span className={styles.disc}>
      <Icon name={name} size={24} />
    </span>
  );
}
