import { useAtomValue } from 'jotai';
import { useTranslate } from '#src/i18n/i18n.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { useAccountLink } from '#src/session/use-framed.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { Badge } from '#src/ui/data/Badge.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { paths } from '#src/util/paths.ts';
import { safeWebAddress } from '#src/util/web-address.ts';
import styles from './InactiveCalendar.module.css';

/** Shown instead of a deactivated calendar. */
export function InactiveCalendar() {
  const t = useTranslate();
  const user = useAtomValue(currentUserAtom);
  const accountLink = useAccountLink();
  const { appTitle, links } = useAtomValue(settingsAtom);
  const help = safeWebAddress(links?.helpCenter);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        {appTitle}
        <Badge tone="warning">{t('common:Inactive')}</Badge>
      </h1>
      <EmptyState
        icon="lock"
        title={t('calendar:This calendar is inactive')}
        text={
          user
            ? t(
                'calendar:It cannot be opened at the moment, and nothing in it is lost. If it is yours, ask our support to activate it again; otherwise, ask its owner.',
              )
            : t(
                'calendar:It cannot be opened at the moment. Nothing in it is lost: ask its owner to have it activated again.',
              )
        }
        action={
          user && (
            <div className={styles.actions}>
              <ButtonLink {...accountLink} to={paths.dashboard()}>
                {t('calendar:Back to your calendars')}
              </ButtonLink>
              {help && (
                <a href={help} target="_blank" rel="noopener noreferrer">
                  {t('header:Help Center')}
                </a>
              )}
            </div>
          )
        }
      />
    </div>
  );
}
