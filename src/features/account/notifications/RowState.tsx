import { useTranslate } from '#src/i18n/i18n.ts';
import { Button, Spinner } from '#src/ui/button/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import styles from './NotificationTable.module.css';
import type { SaveState } from './use-notification-changes.ts';

/** Shows the state of saving the line's last change. The table announces it. */
export function RowState({ state }: { state: SaveState | undefined }) {
  const t = useTranslate();
  return (
    <span className={styles.state}>
      {state === 'saving' && (
        <>
          <Spinner /> {t('notifications:Saving')}
        </>
      )}
      {state === 'saved' && (
        <>
          <Icon name="check" /> {t('notifications:Saved')}
        </>
      )}
      {typeof state === 'object' && (
        <>
          <span className={styles.failed}>{t('notifications:Not saved')}</span>{' '}
          <Button size="dense" onClick={state.retry}>
            {t('common:Try again')}
          </Button>
        </>
      )}
    </span>
  );
}
