import { useAtomValue, useSetAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import {
  closeProtectedCalendar,
  closeProtectedCalendarByIdentifier,
} from '#generated/app/calendars/fetchers.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import type { CallOptions } from '#src/api/call.ts';
import { loadPageAtom } from '#src/session/page-load.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { type CalendarAddress, calendarAt } from './calendar-address.ts';

interface Closing {
  calendar: CalendarAddress;
  /** The address of the page that requested it. */
  address: string;
}

/** Closes the current calendar's protected session, then reloads its page; null if no password was entered. */
export function useCloseProtectedSession(): (() => void) | null {
  const { calendarProtected, appKey, appIdentifier } = useAtomValue(settingsAtom);
  const loadPage = useSetAtom(loadPageAtom);
  const { pathname, search } = useLocation();
  const reload = (_: undefined, { address }: Closing) => {
    // Do not return to a calendar that the user has left in the meantime.
    if (window.location.href === address) loadPage(pathname + search);
  };
  const { run } = useAction({
    call: closeSession,
    onSuccess: reload,
    onFailure: useShowFailure(),
    revalidate: false,
  });

  const calendar = calendarAt(pathname);
  if (!calendarProtected || !calendar) return null;
  // The settings describe the calendar that the page was loaded for, which client-side navigation may have left.
  const isLoadedFor =
    'calendarKey' in calendar
      ? calendar.calendarKey === appKey
      : calendar.calendarId === appIdentifier;
  if (!isLoadedFor) return null;
  return () => run({ calendar, address: window.location.href });
}

function closeSession({ calendar }: Closing, options: CallOptions): Promise<undefined> {
  return 'calendarKey' in calendar
    ? closeProtectedCalendar({ path: calendar }, options)
    : closeProtectedCalendarByIdentifier({ path: { identifier: calendar.calendarId } }, options);
}
