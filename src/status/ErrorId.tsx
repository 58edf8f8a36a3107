import { useState } from 'react';
import type { CallTrace } from '#src/api/errors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { CopyText } from '#src/ui/button/CopyText.tsx';
import { momentAt } from '#src/util/dates.ts';
import styles from './ErrorId.module.css';

interface ErrorIdProps {
  id: string;
  /** The failed call; absent for errors of the client itself. */
  trace?: CallTrace | undefined;
}

/** Shows an error's id. Copying it also copies the call, the time and the server's request id for support. */
export function ErrorId({ id, trace }: ErrorIdProps) {
  const t = useTranslate();
  const [shownAt] = useState(() => momentAt(Date.now()));
  const { call, at = shownAt, requestId } = trace ?? {};
  return (
    <p className={styles.id}>
      {t('errors:Error ID')}
      <CopyText
        text={id}
        copies={[id, call, at, requestId].filter(Boolean).join(' · ')}
        label={t('errors:Copy error ID')}
      />
    </p>
  );
}
