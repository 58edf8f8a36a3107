import { listCalendars } from '#generated/app/calendars/fetchers.ts';
import { isSameJson } from '#src/util/is-same-json.ts';
import type { UserCalendar } from '../user-calendar.ts';
import { useFreshData } from './use-fresh-data.ts';

type Calendars = readonly UserCalendar[];

/** The calendars, some of which may have been pinned, created or renamed in another tab. */
export function useFreshCalendars(knownCalendars: Calendars): Calendars {
  return useFreshData(knownCalendars, async (shownCalendars) => {
    if (isBusy()) return undefined;
    const answer = await listCalendars({}, { reauthenticate: false, quiet: true });
    if (!answer || isBusy()) return undefined;
    return { data: keepUnchanged(shownCalendars, answer.results) };
  });
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
    return oldCalendar && isSameJson(oldCalendar, calendar) ? oldCalendar : calendar;
  });
}
