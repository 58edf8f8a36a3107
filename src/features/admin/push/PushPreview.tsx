import { useAtomValue } from 'jotai';
import { useTranslate } from '#src/i18n/i18n.ts';
import { shownNamesAtom } from '#src/settings/settings-atom.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import styles from './PushPage.module.css';

/** The message as it looks on a phone. */
export function PushPreview({ title, message }: { title: string; message: string }) {
  const t = useTranslate();
  const { title: appTitle } = useAtomValue(shownNamesAtom);
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.hint}>{t('admin:Preview')}</figcaption>
      <div className={styles.phone}>
        <div className={styles.card}>
          <p className={styles.app}>
            <Icon name="calendar" />
            {appTitle}
          </p>
          <p className={classNames(styles.title, !title && styles.missing)}>
            {title || t('admin:Title')}
          </p>
          <p className={classNames(styles.message, !message && styles.missing)}>
            {message || t('admin:Message')}
          </p>
        </div>
      </div>
    </figure>
  );
}
