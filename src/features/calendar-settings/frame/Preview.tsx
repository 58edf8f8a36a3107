import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import styles from './Preview.module.css';

/** Shows what visitors will see of the values in the form. */
export function Preview({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const id = useId();
  return (
    <figure className={styles.preview} aria-labelledby={id} onKeyDown={keepForm}>
      <figcaption id={id} className={styles.title}>
        {t('settings:Preview')}
      </figcaption>
      {children}
    </figure>
  );
}

/** Enter in a field that is previewed does not send the form around it. */
function keepForm(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
