import { useAtomValue } from 'jotai';
import { useTranslate } from '#src/i18n/i18n.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { PageTitle } from '#src/settings/PageTitle.tsx';
import { ButtonLink } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { paths } from '#src/util/paths.ts';
import styles from './CalendarPage.module.css';

/** A calendar by key, by identifier or by an event of it; it says honestly that its views do not exist yet. */
export function CalendarPage() {
  const t = useTranslate();
  const user = useAtomValue(currentUserAtom);
  return (
    <div className={styles.page}>
      <PageTitle title={t('calendar:Calendar')} />
      <h1>{t('calendar:Calendar')}</h1>
      <EmptyState
        icon="calendar"
        title={t('calendar:This calendar can not be shown here yet')}
        text={t(
          'calendar:Calendar views are still being built. Your calendars and their data are safe.',
        )}
        action={
          user && (
            <ButtonLink to={paths.dashboard()}>{t('calendar:Back to your calendars')}</ButtonLink>
          )
        }
      />
    </div>
  );
}
