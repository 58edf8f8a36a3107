import { useSetAtom } from 'jotai';
import { useMemo, useState } from 'react';
import { listCalendars, pinCalendar, unpinCalendar } from '#generated/app/calendars/fetchers.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import { doneIf, verifyBy } from '#src/actions/verify-by.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { statusAtom, undoAction } from '#src/status/status.ts';
import { useStable } from '#src/ui/use-stable.ts';
import { Turns } from '#src/util/turns.ts';
import type { UserCalendar } from '../user-calendar.ts';
import { readPinOrder } from './pin-order.ts';
import { usePinOrder } from './use-pin-order.ts';

interface Pinning {
  calendar: UserCalendar;
  pinned: boolean;
}

/**
 * Pins, unpins and orders calendars, with undo. The dashboard changes immediately and rolls back on failure; both are
 * announced.
 * @param calendars as the server knows them.
 */
export function usePins(calendars: readonly UserCalendar[]) {
  const t = useTranslate();
  const showStatus = useSetAtom(statusAtom);
  const [turns] = useState(() => new Turns());
  const pinning = useAction({
    call: ({ calendar, pinned }: Pinning, options) => {
      const call = pinned ? pinCalendar : unpinCalendar;
      return turns.take(() => call({ path: { calendarId: calendar.id } }, options));
    },
    verify: verifyBy(listCalendars, ({ results }, { calendar, pinned }: Pinning) =>
      doneIf(results.some(({ id, pinned: now }) => id === calendar.id && now === pinned)),
    ),
    onSuccess: (_, { calendar, pinned }) => {
      const { title } = calendar;
      showStatus({
        type: 'success',
        text: pinned
          ? message('dashboard:“%title%” is pinned.', { title })
          : message('dashboard:“%title%” is no longer pinned.', { title }),
        action: undoAction(() => pinning.run({ calendar, pinned: !pinned })),
      });
    },
    onFailure: useShowFailure(({ calendar: { title }, pinned }) =>
      pinned
        ? t('dashboard:“%title%” could not be pinned.', { title })
        : t('dashboard:“%title%” is still pinned.', { title }),
    ),
    getKey: ({ calendar }) => calendar.id,
    whenLeft: 'finish',
  });
  const { running } = pinning;
  const current = useMemo(() => {
    const pins = new Map(running.map(({ calendar, pinned }) => [calendar.id, pinned]));
    const newPlaces = readPinOrder(calendars).length + 1;
    return calendars.map((calendar) => {
      const isPinned = pins.get(calendar.id) ?? calendar.pinned;
      if (isPinned === calendar.pinned) return calendar;
      const pin_place = isPinned ? newPlaces + [...pins.keys()].indexOf(calendar.id) : null;
      return { ...calendar, pinned: isPinned, pin_place };
    });
  }, [calendars, running]);
  const order = usePinOrder(current, turns);
  return {
    /** The calendars with all pending changes applied. */
    calendars: order.calendars,
    moveBy: order.moveBy,
    moveTo: useStable(order.moveTo),
    toggle: useStable((calendar: UserCalendar) =>
      pinning.run({ calendar, pinned: !calendar.pinned }),
    ),
  };
}
