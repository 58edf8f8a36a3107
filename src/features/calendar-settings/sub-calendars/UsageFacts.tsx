import { useState } from 'react';
import { type GetSubCalendarUsageData, getSubCalendarUsage } from '#generated/calendar/fetchers.ts';
import { AwaitSection } from '#src/actions/AwaitSection.tsx';
import { loadLater } from '#src/api/loaded.ts';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { useDateLocale } from '#src/i18n/use-date-locale.ts';
import { Callout } from '#src/ui/feedback/Callout.tsx';
import styles from './UsageFacts.module.css';

export type Usage = GetSubCalendarUsageData;

interface UsageFactsProps {
  address: string;
  id: number;
  describe: (t: Translate, usage: Usage) => readonly string[];
}

/** Tells in numbers what depends on a sub-calendar, and who would see nothing of the calendar without it. */
export function UsageFacts({ address, id, describe }: UsageFactsProps) {
  const t = useTranslate();
  const load = () =>
    loadLater(getSubCalendarUsage({ path: { calendar: address, subCalendarId: id } }));
  const [usage, setUsage] = useState(load);
  return (
    <AwaitSection resolve={usage} onRetry={() => setUsage(load())}>
      {(loadedUsage) => (
        <div className={styles.facts}>
          <ul className={styles.list}>
            {describe(t, loadedUsage).map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <Excluded {...loadedUsage} />
        </div>
      )}
    </AwaitSection>
  );
}

function Excluded({ keys, members }: Usage) {
  const t = useTranslate();
  const list = new Intl.ListFormat(useDateLocale());
  const names = [
    ...keys.map(({ name }) => name),
    ...members.map(({ name, email }) => name ?? email),
  ];
  if (names.length === 0) return null;
  return (
    <Callout icon="key" tone="warning">
      {t('settings:Who has only this sub-calendar will see nothing anymore: %names%.', {
        names: list.format(names),
      })}
    </Callout>
  );
}

/** The events that a deletion deletes along with it, and everything on them. */
export function describeLoss(t: Translate, usage: Usage): readonly string[] {
  const { events, series, shared_events: shared, comments, signups, attachments } = usage;
  const counts = [
    events > 0 && t('settings:%count% events are deleted.', { count: events }),
    series > 0 && t('settings:%count% repeating events are deleted.', { count: series }),
    comments > 0 && t('settings:%count% comments are deleted.', { count: comments }),
    signups > 0 && t('settings:%count% sign-ups are deleted.', { count: signups }),
    attachments > 0 && t('settings:%count% files are deleted.', { count: attachments }),
    shared > 0 &&
      t('settings:%count% events stay, because they are on other sub-calendars, too.', {
        count: shared,
      }),
  ].filter((text) => text !== false);
  return counts.length > 0 ? counts : [t('settings:No event is on it.')];
}

/** The events that a merge moves. */
export function describeMove(t: Translate, usage: Usage): readonly string[] {
  const { events, series, shared_events: shared } = usage;
  const counts = [
    events + series > 0 &&
      t('settings:%count% events move, with all that people have added to them.', {
        count: events + series,
      }),
    shared > 0 &&
      t('settings:%count% events that are on other sub-calendars, too, move as well.', {
        count: shared,
      }),
  ].filter((text) => text !== false);
  return counts.length > 0 ? counts : [t('settings:No event is on it.')];
}
