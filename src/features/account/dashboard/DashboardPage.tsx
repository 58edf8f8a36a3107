import { useAtomValue } from 'jotai';
import { useMemo, useRef, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useShownTexts, useTranslate } from '#src/i18n/i18n.ts';
import { PageShell } from '#src/ui/layout/PageShell.tsx';
import { AddressSearch } from '../AddressSearch.tsx';
import { RemoveCalendarDialog } from '../remove-calendar/RemoveCalendarDialog.tsx';
import type { UserCalendar } from '../user-calendar.ts';
import { AddCalendar } from './AddCalendar.tsx';
import { CalendarList } from './CalendarList.tsx';
import { arranged, calendarSearch, comparison } from './calendar-view.ts';
import styles from './DashboardPage.module.css';
import { layoutAtom } from './dashboard-choices.ts';
import { loader } from './dashboard-loader.ts';
import { LayoutSwitch } from './LayoutSwitch.tsx';
import { NoCalendars } from './NoCalendars.tsx';
import { NothingFound } from './NothingFound.tsx';
import { type DashboardView, useDashboardView } from './use-dashboard-view.ts';
import { usePins } from './use-pins.ts';
import { ViewBar } from './ViewBar.tsx';

/** The calendars of the logged-in user. */
function DashboardPage() {
  const t = useTranslate();
  const { shown: calendars, toggle } = usePins(useLoaderData<typeof loader>());
  const [view, change] = useDashboardView();
  const layout = useAtomValue(layoutAtom);
  const [removing, askToRemove] = useState<UserCalendar | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const found = useFound(calendars, view);

  if (calendars.length === 0) return <NoCalendars />;
  return (
    <PageShell
      title={t('dashboard:Your calendars')}
      lead={
        <span role="status">
          {found.length === calendars.length
            ? t('dashboard:%count% calendars', { count: calendars.length })
            : t('dashboard:%shown% of %count% calendars', {
                shown: found.length,
                count: calendars.length,
              })}
        </span>
      }
      actions={
        <>
          <div className={styles.search}>
            <AddressSearch ref={field} label={t('dashboard:Search your calendars')} />
          </div>
          <LayoutSwitch />
          <AddCalendar calendars={calendars} isCompact />
        </>
      }
    >
      <ViewBar calendars={calendars} view={view} onChange={change} />
      {found.length > 0 ? (
        <CalendarList
          calendars={found}
          isLong={calendars.length > maxPlainLength}
          layout={layout}
          onPin={toggle}
          onRemove={askToRemove}
        />
      ) : (
        <NothingFound
          view={view}
          onShowAll={() => {
            change({ query: '', filter: 'all' });
            field.current?.focus();
          }}
        />
      )}
      <RemoveCalendarDialog asked={removing} onClose={() => askToRemove(null)} />
    </PageShell>
  );
}

/** Longer lists render only the part in the window. */
const maxPlainLength = 100;

/** The calendars of a view. */
function useFound(calendars: readonly UserCalendar[], { query, filter, sort }: DashboardView) {
  const { language } = useShownTexts();
  const search = useMemo(() => calendarSearch(calendars), [calendars]);
  const organization = typeof filter === 'object' ? filter.organization : null;
  const kind = typeof filter === 'object' ? 'all' : filter;
  const inOrder = useMemo(
    () =>
      arranged(
        calendars,
        organization === null ? kind : { organization },
        comparison(sort, language),
      ),
    [calendars, organization, kind, sort, language],
  );
  return useMemo(() => search(inOrder, query), [search, inOrder, query]);
}

export { DashboardPage as Component, loader };
