import { useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { listCalendars, orderPins } from '#generated/app/calendars/fetchers.ts';
import { useOrdering } from '#src/actions/use-ordering.ts';
import { message } from '#src/i18n/message.ts';
import { statusAtom } from '#src/status/status.ts';
import { moveBeside, type Place, type Step } from '#src/ui/order/order.ts';
import type { Turns } from '#src/util/turns.ts';
import type { UserCalendar } from '../user-calendar.ts';
import { applyPinOrder, findPinNeighbor, readPinOrder } from './pin-order.ts';

/**
 * Moves pinned calendars, with undo. The dashboard changes immediately and rolls back on failure; both are announced.
 * @param turns are those of all changes to the pins, because each order contains the changes before it.
 */
export function usePinOrder(calendars: readonly UserCalendar[], turns: Turns) {
  const showStatus = useSetAtom(statusAtom);
  const { pendingOrder, start } = useOrdering({
    turns,
    send: (order, options) => orderPins({ body: { calendars: order } }, options),
    read: async (options) => {
      const list = await listCalendars({}, options);
      return list && readPinOrder(list.results);
    },
  });
  const current = useMemo(
    () => (pendingOrder ? applyPinOrder(calendars, pendingOrder) : calendars),
    [calendars, pendingOrder],
  );
  const moveTo = (id: number, place: Place<number>) => {
    const before = readPinOrder(current);
    const title = current.find((calendar) => calendar.id === id)?.title;
    if (title === undefined) return;
    start({
      order: moveBeside(before, id, place),
      before,
      describe: (order) =>
        message('dashboard:“%title%” is now in place %place% of %last%.', {
          title,
          place: order.indexOf(id) + 1,
          last: order.length,
        }),
      failure: message('dashboard:“%title%” could not be moved.', { title }),
    });
  };
  return {
    /** The calendars with all pending moves applied. */
    calendars: current,
    moveTo,
    /** Moves a calendar past the next one on the page. */
    moveBy: (calendar: UserCalendar, step: Step, shownCalendars: readonly UserCalendar[]) => {
      const { id, title } = calendar;
      const place = findPinNeighbor(shownCalendars, id, step);
      if (place) moveTo(id, place);
      else
        showStatus({
          type: 'info',
          text:
            step === 'earlier'
              ? message('dashboard:“%title%” is the first already.', { title })
              : message('dashboard:“%title%” is the last already.', { title }),
        });
    },
  };
}
