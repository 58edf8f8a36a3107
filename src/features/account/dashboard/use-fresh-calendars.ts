import { startTransition, useRef, useState } from 'react';
import { listCalendars } from '#generated/app/calendars/fetchers.ts';
import { ignoreFailure } from '#src/api/errors.ts';
import { useReturn } from '#src/ui/use-return.ts';
import type { UserCalendar } from '../user-calendar.ts';

type Calendars = readonly UserCalendar[];

/**
 * The calendars, read again when the user returns from another tab, where some may have been pinned, created or renamed.
 * If that fails, they stay as they are, without a message.
 * @param knownCalendars from the page's loader.
 */
export function useFreshCalendars(knownCalendars: Calendars): Calendars {
  const [latest, setLatest] = useState({ known: knownCalendars, calendars: knownCalendars });
  // A later answer of the loader, after a change on this page, is newer.
  const shownCalendars = latest.known === knownCalendars ? latest.calendars : knownCalendars;
  const isReading = useRef(false);
  const read = async () => {
    if (isReading.current || isBusy()) return;
    isReading.current = true;
    const data = await listCalendars({}, { reauthenticate: false, quiet: true })
      .catch(ignoreFailure)
      .finally(() => {
        isReading.current = false;
      });
    if (!data || isBusy()) return;
    startTransition(() =>
      setLatest({ known: knownCalendars, calendars: keepUnchanged(shownCalendars, data.results) }),
    );
  };
  useReturn(() => void read());
  return shownCalendars;
}

/** Returns whether a dialog or menu is open, behind which the calendars must not move. */
function isBusy(): boolean {
  return (
    document.querySelector(
      ':is([role="dialog"], [role="alertdialog"], [role="menu"])[data-open]',
    ) !== null
  );
}

/** Uses the old objects of calendars that are still the same, so that their tiles do not render again. */
function keepUnchanged(before: Calendars, after: Calendars): Calendars {
  const old = new Map(before.map((calendar) => [calendar.id, calendar]));
  return after.map((calendar) => {
    const oldCalendar = old.get(calendar.id);
    return oldCalendar && JSON.stringify(oldCalendar) === JSON.stringify(calendar)
      ? oldCalendar
      : calendar;
  });
}
