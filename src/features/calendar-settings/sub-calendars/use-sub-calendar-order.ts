import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { getCalendar, orderSubCalendars } from '#generated/calendar/fetchers.ts';
import { useOrdering } from '#src/actions/use-ordering.ts';
import { type FolderEntry, groupByFolder } from '#src/calendar/model/folders.ts';
import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import { message } from '#src/i18n/message.ts';
import { statusAtom } from '#src/status/status.ts';
import { findNeighbor, type Place, type Step } from '#src/ui/order/order.ts';
import { Turns } from '#src/util/turns.ts';
import { applyOrder, entryKey, entryName, findEntry, moveEntry } from './entries.ts';

/** Moves sub-calendars and folders, with undo. The list changes immediately and rolls back on failure. */
export function useSubCalendarOrder(address: string, subCalendars: readonly SubCalendar[]) {
  const showStatus = useSetAtom(statusAtom);
  const [turns] = useState(() => new Turns());
  const path = { calendar: address };
  const { pendingOrder, start } = useOrdering({
    turns,
    send: (order, options) =>
      orderSubCalendars({ path, body: { sub_calendar_ids: order } }, options),
    read: async (options) => {
      const calendar = await getCalendar({ path }, options);
      return calendar?.sub_calendars.map(({ id }) => id);
    },
  });
  const current = pendingOrder ? applyOrder(subCalendars, pendingOrder) : subCalendars;
  const entries = groupByFolder(current);
  const moveTo = (key: string, name: string, place: Place<string>) =>
    start({
      order: moveEntry(entries, key, place),
      before: current.map(({ id }) => id),
      describe: (order) =>
        message('settings:“%name%” is now in place %place% of %last%.', {
          name,
          ...findEntry(applyOrder(subCalendars, order), key),
        }),
      failure: message('settings:“%name%” could not be moved.', { name }),
    });
  return {
    /** The list with all pending moves applied. */
    entries,
    /** Moves the entry with the key beside another one of its folder. */
    moveBeside: (key: string, place: Place<string>, siblings: readonly FolderEntry[]) => {
      const entry = siblings.find((sibling) => entryKey(sibling) === key);
      if (entry) moveTo(key, entryName(entry), place);
    },
    /** Moves an entry past the next one of its folder. */
    moveBy: (entry: FolderEntry, step: Step, siblings: readonly FolderEntry[]) => {
      const [key, name] = [entryKey(entry), entryName(entry)];
      const place = findNeighbor(siblings.map(entryKey), key, step);
      if (place) moveTo(key, name, place);
      else
        showStatus({
          type: 'info',
          text:
            step === 'earlier'
              ? message('settings:“%name%” is the first already.', { name })
              : message('settings:“%name%” is the last already.', { name }),
        });
    },
  };
}
