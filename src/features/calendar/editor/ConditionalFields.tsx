import type { ReactNode } from 'react';
import styles from './EventFields.module.css';

/**
 * Fields that other fields make necessary. While they are hidden they are disabled, too, so that nothing hidden keeps the
 * form from being sent; what they hold stays.
 */
export function ConditionalFields({
  isShown,
  children,
}: {
  isShown: boolean;
  children: ReactNode;
}) {
  return (
    <fieldset className={styles.group} hidden={!isShown} disabled={!isShown}>
      {children}
    </fieldset>
  );
}
