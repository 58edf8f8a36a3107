import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { closeProtectedCalendar, closeProtectedCalendarById } from '#generated/app/fetchers.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import type { CallOptions } from '#src/api/fetcher.ts';
import { loadPageAtom } from '#src/session/page-load.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { type CalendarAddress, calendarAt } from './calendar-address.ts';

/**
 * What closes the protected session of the calendar that is shown, and then loads its page afresh; nothing where no
 * password was given.
 */
export function useCloseProtectedSession(): (() => void) | null {
  const { calendarProtected } = useAtomValue(settingsAtom);
  const loadPage = useSetAtom(loadPageAtom);
  const { pathname, search } = useLocation();
  // The settings speak of the calendar that the page was loaded for, not of one that was gone to since.
  const [startPath] = useState(pathname);
  const shownPath = useRef(pathname);
  useEffect(() => {
    shownPath.current = pathname;
  }, [pathname]);
  const reload = () => {
    // Do not go back to a calendar that was left since the press.
    if (shownPath.current === pathname) loadPage(pathname + search);
  };
  const { run } = useAction({
    call: closeSession,
    onSuccess: reload,
    onFailure: useShowFailure(),
    revalidate: false,
  });

  const calendar = calendarAt(pathname);
  if (!calendarProtected || !calendar || !isSame(calendar, calendarAt(startPath))) return null;
  return () => run(calendar);
}

function closeSession(calendar: CalendarAddress, options: CallOptions): Promise<undefined> {
  return 'calendarKey' in calendar
    ? closeProtectedCalendar({ path: calendar }, options)
    : closeProtectedCalendarById({ path: calendar }, options);
}

function isSame(one: CalendarAddress, other: CalendarAddress | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
