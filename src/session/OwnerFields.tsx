import type { ReactNode } from 'react';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { useOwnerOnly } from './OwnerButton.tsx';
import styles from './OwnerFields.module.css';

/**
 * The fields of a form that only users themselves may send, which an `OwnerButton` does. During an impersonation, they
 * take no input and say why.
 */
export function OwnerFields({ children }: { children: ReactNode }) {
  const why = useOwnerOnly();
  return (
    <fieldset className={styles.fields} disabled={why !== null}>
      {children}
      {why !== null && (
        <p className={styles.why}>
          <Icon name="lock" />
          {why}
        </p>
      )}
    </fieldset>
  );
}
