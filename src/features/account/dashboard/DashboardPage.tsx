import { useAtomValue } from 'jotai';
import { useMemo, useRef, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useShownTexts, useTranslate } from '#src/i18n/i18n.ts';
import { useShortcut } from '#src/session/use-shortcut.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { PageShell } from '#src/ui/layout/PageShell.tsx';
import type { Step } from '#src/ui/order/order.ts';
import { useStable } from '#src/ui/use-stable.ts';
import { AddressSearch } from '../AddressSearch.tsx';
import { RemoveCalendarDialog } from '../remove-calendar/RemoveCalendarDialog.tsx';
import { shouldRevalidate } from '../search-revalidation.ts';
import type { UserCalendar } from '../user-calendar.ts';
import { AddCalendar } from './AddCalendar.tsx';
import { CalendarList } from './CalendarList.tsx';
import { arrangeCalendars, createComparison, createSearch } from './calendar-view.ts';
import styles from './DashboardPage.module.css';
import { layoutAtom } from './dashboard-choices.ts';
import { loader } from './dashboard-loader.ts';
import { LayoutSwitch } from './LayoutSwitch.tsx';
import { NewCalendar } from './NewCalendar.tsx';
import { NoCalendars } from './NoCalendars.tsx';
import { NothingFound } from './NothingFound.tsx';
import { pinMoves } from './pin-order.ts';
import { UpcomingEvents } from './upcoming/UpcomingEvents.tsx';
import { type DashboardView, useDashboardView } from './use-dashboard-view.ts';
import { useFreshCalendars } from './use-fresh-calendars.ts';
import { usePins } from './use-pins.ts';
import { ViewBar } from './ViewBar.tsx';

/** The calendars of the logged-in user. */
function DashboardPage() {
  const t = useTranslate();
  const data = useLoaderData<typeof loader>();
  const { calendars, toggle, moveBy, moveTo } = usePins(useFreshCalendars(data.calendars));
  const [view, change] = useDashboardView();
  const layout = useAtomValue(layoutAtom);
  const [removing, askToRemove] = useState<UserCalendar | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const upcoming = useRef<HTMLElement>(null);
  const matches = useMatches(calendars, view);
  const movePast = useStable((calendar: UserCalendar, step: Step) =>
    moveBy(calendar, step, matches),
  );
  useShortcut('Alt+Arrows', t('dashboard:Move the pinned calendar'), null, {
    isOffered: pinMoves(matches, 0) !== 'none',
  });

  if (calendars.length === 0) return <NoCalendars />;
  return (
    <PageShell
      title={t('dashboard:Your calendars')}
      lead={
        <span className={styles.leads}>
          <span role="status">
            {matches.length === calendars.length
              ? t('dashboard:%count% calendars', { count: calendars.length })
              : t('dashboard:%shown% of %count% calendars', {
                  shown: matches.length,
                  count: calendars.length,
                })}
          </span>
          {/* For narrow screens, where they are below all calendars. */}
          <Button look="link" onClick={() => upcoming.current?.focus()}>
            {t('dashboard:Next events')}
          </Button>
        </span>
      }
      actions={
        <>
          <AddressSearch ref={field} label={t('dashboard:Search your calendars')} />
          <LayoutSwitch />
          <AddCalendar calendars={calendars} isCompact />
          <NewCalendar calendars={calendars} />
        </>
      }
    >
      <div className={styles.columns}>
        <div className={styles.calendars}>
          <ViewBar calendars={calendars} view={view} onChange={change} />
          {matches.length > 0 ? (
            <CalendarList
              calendars={matches}
              isLong={calendars.length > maxPlainLength}
              layout={layout}
              onPin={toggle}
              onMoveBy={movePast}
              onMoveTo={moveTo}
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
        </div>
        <UpcomingEvents ref={upcoming} events={data.upcomingEvents} calendars={calendars} />
      </div>
      <RemoveCalendarDialog calendar={removing} onClose={() => askToRemove(null)} />
    </PageShell>
  );
}

/** Longer lists render only the part in the window. */
const maxPlainLength = 100;

function useMatches(calendars: readonly UserCalendar[], { query, filter, sort }: DashboardView) {
  const { language } = useShownTexts();
  const search = useMemo(() => createSearch(calendars), [calendars]);
  const organization = typeof filter === 'object' ? filter.organization : null;
  const kind = typeof filter === 'object' ? 'all' : filter;
  const inOrder = useMemo(
    () =>
      arrangeCalendars(
        calendars,
        organization === null ? kind : { organization },
        createComparison(sort, language),
      ),
    [calendars, organization, kind, sort, language],
  );
  return useMemo(() => search(inOrder, query), [search, inOrder, query]);
}

export { DashboardPage as Component, loader, shouldRevalidate };
