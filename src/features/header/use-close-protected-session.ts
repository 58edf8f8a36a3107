import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  closeProtectedCalendar,
  closeProtectedCalendarByIdentifier,
} from '#generated/app/fetchers.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import type { CallOptions } from '#src/api/fetcher.ts';
import { loadPageAtom } from '#src/session/page-load.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { type CalendarAddress, calendarAt } from './calendar-address.ts';

interface Closing {
  calendar: CalendarAddress;
  /** Of the page on which it was asked for. */
  address: string;
}

/**
 * Closes the protected session of the calendar that is shown, then loads its page afresh; null where no password was
 * given.
 */
export function useCloseProtectedSession(): (() => void) | null {
  const { calendarProtected } = useAtomValue(settingsAtom);
  const loadPage = useSetAtom(loadPageAtom);
  const { pathname, search } = useLocation();
  // The settings speak of the calendar that the page was loaded for, not of one that was gone to since.
  const [startPath] = useState(pathname);
  const reload = (_: undefined, { address }: Closing) => {
    // Do not go back to a calendar that was left since the press.
    if (window.location.href === address) loadPage(pathname + search);
  };
  const { run } = useAction({
    call: closeSession,
    onSuccess: reload,
    onFailure: useShowFailure(),
    revalidate: false,
  });

  const calendar = calendarAt(pathname);
  if (!calendarProtected || !calendar || !isSame(calendar, calendarAt(startPath))) return null;
  return () => run({ calendar, address: window.location.href });
}

function closeSession({ calendar }: Closing, options: CallOptions): Promise<undefined> {
  return 'calendarKey' in calendar
    ? closeProtectedCalendar({ path: calendar }, options)
    : closeProtectedCalendarByIdentifier({ path: { identifier: calendar.calendarId } }, options);
}

function isSame(one: CalendarAddress, other: CalendarAddress | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
