import { useState } from 'react';
import type { CallTrace } from '#src/api/errors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { CopyText } from '#src/ui/button/CopyText.tsx';
import styles from './ErrorId.module.css';

interface ErrorIdProps {
  id: string;
  /** The call that failed; none where the client itself did. */
  trace?: CallTrace | undefined;
}

/** The id of an error. Copied for the support, it comes with the call, the time and the server's id of the request. */
export function ErrorId({ id, trace }: ErrorIdProps) {
  const t = useTranslate();
  const [shownAt] = useState(() => new Date().toISOString());
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
