import { useParams } from 'react-router-dom';
import { calendarPath } from '#src/calendar/model/calendar-paths.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { PageShell } from '#src/ui/layout/PageShell.tsx';
import type { CalendarConfiguration } from '../frame/settings-part.ts';

/** Says why the settings are not shown, and whom to ask. */
export function NotAdministrator({ owner, access }: CalendarConfiguration) {
  const t = useTranslate();
  const ask = { owner: owner.name };
  return (
    <PageShell title={t('header:Calendar settings')} width="text">
      <EmptyState
        icon="lock"
        title={t('settings:Only administrators can change this calendar’s settings')}
        text={
          access.kind === 'key'
            ? t(
                'settings:The link that you have used does not include that. Ask %owner% for a link for administrators.',
                ask,
              )
            : t('settings:You are a member without that right. Ask %owner% to give it to you.', ask)
        }
        action={
          <ButtonLink to={calendarPath(useParams())}>{t('settings:Open the calendar')}</ButtonLink>
        }
      />
    </PageShell>
  );
}
