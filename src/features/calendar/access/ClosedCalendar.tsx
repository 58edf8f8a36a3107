import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { useAccountLink } from '#src/session/use-framed.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { paths } from '#src/util/paths.ts';
import styles from './ClosedCalendar.module.css';

interface ClosedCalendarProps {
  /** Beside the calendar's name. */
  badge?: ReactNode;
  title: string;
  /** Says whom to ask. */
  text: string;
  /** A further way out for users. */
  action?: ReactNode;
}

/** Shown instead of a calendar that its visitor cannot open. */
export function ClosedCalendar({ badge, title, text, action }: ClosedCalendarProps) {
  const t = useTranslate();
  const user = useAtomValue(currentUserAtom);
  const accountLink = useAccountLink();
  const { appTitle } = useAtomValue(settingsAtom);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        {appTitle}
        {badge}
      </h1>
      <EmptyState
        icon="lock"
        title={title}
        text={text}
        action={
          user && (
            <div className={styles.actions}>
              <ButtonLink {...accountLink} to={paths.dashboard()}>
                {t('calendar:Back to your calendars')}
              </ButtonLink>
              {action}
            </div>
          )
        }
      />
    </div>
  );
}
