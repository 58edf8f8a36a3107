import type { ComponentProps } from 'react';
import styles from './Stack.module.css';

/** Parts of a form or a dialog, one below the other. */
export function Stack(props: Omit<ComponentProps<'div'>, 'className'>) {
  return <div {...props} className={styles.stack} />;
}
