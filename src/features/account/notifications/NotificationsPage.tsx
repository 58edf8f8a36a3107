import { useMemo, useRef } from 'react';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { PageShell } from '#src/ui/layout/PageShell.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { paths } from '#src/util/paths.ts';
import { hasAllWords, searchableText, searchWords } from '#src/util/word-search.ts';
import { AddressSearch } from '../AddressSearch.tsx';
import { shouldRevalidate } from '../search-revalidation.ts';
import styles from './NotificationsPage.module.css';
import { NotificationTable } from './NotificationTable.tsx';
import { NotificationTimes } from './NotificationTimes.tsx';
import { type CalendarNotifications, loader } from './notifications-loader.ts';
import { QuietHours } from './QuietHours.tsx';
import { SampleButton } from './SampleButton.tsx';
import { quietHoursKey, timesKey, useNotificationChanges } from './use-notification-changes.ts';

/** Which mails the user gets about each calendar, and when. */
function NotificationsPage() {
  const t = useTranslate();
  const [address, setAddress] = useSearchParams();
  const query = address.get('query') ?? '';
  const changes = useNotificationChanges(useLoaderData<typeof loader>());
  const { calendars } = changes.settings;
  const matches = useMatches(calendars, query, Number(address.get('calendar')));
  const field = useRef<HTMLInputElement>(null);
  const showAll = () => {
    setAddress({}, { replace: true });
    field.current?.focus();
  };

  if (calendars.length === 0) return <NoNotifications />;
  return (
    <PageShell
      title={t('notifications:Email notifications')}
      lead={t('notifications:About the calendars in your list. Every change is saved at once.')}
      actions={
        <div className={styles.actions}>
          <SampleButton />
          <Button pending={changes.isUnsubscribing} onClick={changes.unsubscribe}>
            {t('notifications:Unsubscribe from all')}
          </Button>
        </div>
      }
    >
      <NotificationTimes
        hour={changes.settings.daily_hour}
        zone={changes.settings.time_zone}
        save={changes.save}
        state={changes.saveStates.get(timesKey)}
      />
      <QuietHours
        hours={changes.settings.quiet_hours}
        zone={changes.settings.time_zone}
        save={changes.save}
        state={changes.saveStates.get(quietHoursKey)}
      />
      <Section
        title={t('notifications:Calendars')}
        lead={
          <span role="status">
            {matches.length < calendars.length &&
              t('notifications:%shown% of %count% calendars', {
                shown: matches.length,
                count: calendars.length,
              })}
          </span>
        }
        actions={
          <AddressSearch
            ref={field}
            label={t('notifications:Search your calendars')}
            replaces="calendar"
          />
        }
      >
        {matches.length > 0 && (
          <NotificationTable
            calendars={calendars}
            matches={matches}
            save={changes.save}
            saveStates={changes.saveStates}
          />
        )}
        <RemindersNote />
        {matches.length < calendars.length && (
          <div className={styles.more}>
            {matches.length === 0 && (
              <p>{t('notifications:No calendar matches “%query%”', { query })}</p>
            )}
            <Button onClick={showAll}>{t('notifications:Show all calendars')}</Button>
          </div>
        )}
      </Section>
    </PageShell>
  );
}

/** Says where reminders are chosen that differ from a calendar's usual ones. */
function RemindersNote() {
  const t = useTranslate();
  return (
    <p className={styles.note}>
      {t(
        'notifications:Reminders can differ for single events and sub-calendars: in the calendar, choose “Remind me” on an event, or the envelope beside a sub-calendar.',
      )}
    </p>
  );
}

function NoNotifications() {
  const t = useTranslate();
  return (
    <PageShell title={t('notifications:Email notifications')}>
      <EmptyState
        icon="mail"
        title={t('notifications:No calendars, no emails')}
        text={t(
          'notifications:As soon as you have a calendar, you choose here what we email you about it.',
        )}
        action={
          <ButtonLink to={paths.dashboard()}>{t('notifications:Go to your dashboard')}</ButtonLink>
        }
      />
    </PageShell>
  );
}

/** The calendars that match the search, or the one that a link in a mail names. */
function useMatches(
  calendars: readonly CalendarNotifications[],
  query: string,
  linkedId: number,
): readonly CalendarNotifications[] {
  const texts = useMemo(() => calendars.map(({ title }) => searchableText(title)), [calendars]);
  return useMemo(() => {
    const linkedCalendars = calendars.filter(({ calendar_id }) => calendar_id === linkedId);
    if (linkedCalendars.length > 0) return linkedCalendars;
    const words = searchWords(query);
    if (words.length === 0) return calendars;
    return calendars.filter((_, index) => hasAllWords(texts[index] ?? '', words));
  }, [calendars, texts, query, linkedId]);
}

export { loader, NotificationsPage as Component, shouldRevalidate };
