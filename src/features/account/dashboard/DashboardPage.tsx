import { useAtomValue } from 'jotai';
import { useMemo, useRef, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { PageShell } from '#src/ui/layout/PageShell.tsx';
import { safeWebAddress } from '#src/util/web-address.ts';
import { hasAllWords, searchableText, searchWords } from '#src/util/word-search.ts';
import { RemoveCalendarDialog } from '../remove-calendar/RemoveCalendarDialog.tsx';
import type { UserCalendar } from '../user-calendar.ts';
import { CalendarTile } from './CalendarTile.tsx';
import styles from './DashboardPage.module.css';
import { loader } from './dashboard-loader.ts';
import { useSearchText } from './use-search-text.ts';

/** The calendars of the logged-in user, with a search that the address keeps. */
function DashboardPage() {
  const t = useTranslate();
  const calendars = useLoaderData<typeof loader>();
  const [query, find] = useSearchText();
  const help = safeWebAddress(useAtomValue(settingsAtom).links?.helpCenter);
  const [removing, askToRemove] = useState<UserCalendar | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const texts = useMemo(() => calendars.map(textOf), [calendars]);
  const words = searchWords(query);
  const found = calendars.filter((_calendar, place) => hasAllWords(texts[place] ?? '', words));
  const clear = () => {
    find('');
    field.current?.focus();
  };

  return (
    <PageShell
      title={t('dashboard:Your calendars')}
      lead={
        calendars.length > 0 && (
          <span role="status">
            {found.length === calendars.length
              ? t('dashboard:%count% calendars', { count: calendars.length })
              : t('dashboard:%shown% of %count% calendars', {
                  shown: found.length,
                  count: calendars.length,
                })}
          </span>
        )
      }
      actions={
        calendars.length > 0 && (
          <div className={styles.search}>
            <TextField
              ref={field}
              label={t('dashboard:Search your calendars')}
              labelHidden
              placeholder={t('dashboard:Search your calendars')}
              icon="search"
              type="search"
              value={query}
              onChange={(event) => find(event.target.value)}
            />
          </div>
        )
      }
    >
      {found.length > 0 && (
        <ul className={styles.tiles}>
          {found.map((calendar) => (
            <li key={calendar.id}>
              <CalendarTile calendar={calendar} onRemove={askToRemove} />
            </li>
          ))}
        </ul>
      )}
      {calendars.length === 0 && (
        <EmptyState
          icon="calendar"
          title={t('dashboard:You have no calendars yet')}
          text={t(
            'dashboard:When somebody shares a calendar with you, or you create one, it appears here.',
          )}
          action={
            help && (
              <a href={help} target="_blank" rel="noopener noreferrer">
                {t('header:Help Center')}
              </a>
            )
          }
        />
      )}
      {calendars.length > 0 && found.length === 0 && (
        <EmptyState
          icon="search"
          title={t('dashboard:No calendar matches “%query%”', { query })}
          action={<Button onClick={clear}>{t('common:Clear search')}</Button>}
        />
      )}
      <RemoveCalendarDialog asked={removing} onClose={() => askToRemove(null)} />
    </PageShell>
  );
}

/** The text of a calendar that the search covers. */
function textOf({ title, organization_name }: UserCalendar): string {
  return searchableText(`${title}\n${organization_name ?? ''}`);
}

export { DashboardPage as Component, loader };
