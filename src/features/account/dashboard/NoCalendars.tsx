import { useAtomValue } from 'jotai';
import { useTranslate } from '#src/i18n/i18n.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { PageShell } from '#src/ui/layout/PageShell.tsx';
import { safeWebAddress } from '#src/util/web-address.ts';
import { AddCalendar } from './AddCalendar.tsx';
import { NewCalendar } from './NewCalendar.tsx';
import styles from './NoCalendars.module.css';

/** The dashboard of a user without calendars. */
export function NoCalendars() {
  const t = useTranslate();
  const help = safeWebAddress(useAtomValue(settingsAtom).links?.helpCenter);
  return (
    <PageShell title={t('dashboard:Your calendars')}>
      <EmptyState
        icon="calendar"
        title={t('dashboard:You have no calendars yet')}
        text={t(
          'dashboard:Did somebody give you a link to a calendar? Add it here, and you will find it again on every device.',
        )}
        action={
          <div className={styles.firstSteps}>
            <NewCalendar calendars={[]} />
            <AddCalendar calendars={[]} />
            {help && (
              <a href={help} target="_blank" rel="noopener noreferrer">
                {t('header:Help Center')}
              </a>
            )}
          </div>
        }
      />
    </PageShell>
  );
}
