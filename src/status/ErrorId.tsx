import { useTranslate } from '#src/i18n/i18n.ts';
import { CopyText } from '#src/ui/button/CopyText.tsx';
import styles from './ErrorId.module.css';

/** What to tell the support of a failure, to be copied. */
export function ErrorId({ id }: { id: string }) {
  const t = useTranslate();
  return (
    <p className={styles.id}>
      {t('errors:Error ID')}
      <CopyText text={id} label={t('errors:Copy error ID')} />
    </p>
  );
}
