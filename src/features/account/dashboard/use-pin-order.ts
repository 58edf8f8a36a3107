import { useSetAtom } from 'jotai';
import { useMemo, useRef } from 'react';
import { listCalendars, orderPins } from '#generated/app/calendars/fetchers.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import { doneIf, verifyBy } from '#src/actions/verify-by.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { statusAtom, undoAction } from '#src/status/status.ts';
import type { Turns } from '#src/util/turns.ts';
import type { UserCalendar } from '../user-calendar.ts';
import {
  applyPinOrder,
  findPinNeighbor,
  movePin,
  type PinPlace,
  type PinStep,
  readPinOrder,
} from './pin-order.ts';

interface Ordering {
  title: string;
  id: number;
  order: readonly number[];
  /** The order that undoes it. */
  before: readonly number[];
  /** Identifies the run, because users may move a calendar again before the server responds. */
  run: number;
}

/**
 * Moves pinned calendars, with undo. The dashboard changes immediately and rolls back on failure; both are announced.
 * @param turns are those of all changes to the pins, because each order contains the changes before it.
 */
export function usePinOrder(calendars: readonly UserCalendar[], turns: Turns) {
  const t = useTranslate();
  const showStatus = useSetAtom(statusAtom);
  const runs = useRef(0);
  const ordering = useAction({
    call: ({ order }: Ordering, options) =>
      turns.take(() => orderPins({ body: { calendars: [...order] } }, options)),
    verify: verifyBy(listCalendars, ({ results }, { order }: Ordering) =>
      doneIf(readPinOrder(results).join() === order.join()),
    ),
    onSuccess: (_, { id, title, order, before }) => {
      const place = order.indexOf(id) + 1;
      showStatus({
        type: 'success',
        text: message('dashboard:“%title%” is now in place %place% of %last%.', {
          title,
          place,
          last: order.length,
        }),
        action: undoAction(() => start({ id, title, order: before, before: order })),
      });
    },
    onFailure: useShowFailure(({ title }: Ordering) =>
      t('dashboard:“%title%” could not be moved.', { title }),
    ),
    getKey: ({ run }) => run,
    whenLeft: 'finish',
  });
  const start = (change: Omit<Ordering, 'run'>) => {
    runs.current += 1;
    ordering.run({ ...change, run: runs.current });
  };
  const latest = ordering.running.at(-1);
  const current = useMemo(
    () => (latest ? applyPinOrder(calendars, latest.order) : calendars),
    [calendars, latest],
  );
  const moveTo = (id: number, place: PinPlace) => {
    const before = readPinOrder(current);
    const order = movePin(before, id, place);
    const title = current.find((calendar) => calendar.id === id)?.title;
    if (title !== undefined && order.join() !== before.join()) start({ id, title, order, before });
  };
  return {
    /** The calendars with all pending moves applied. */
    calendars: current,
    moveTo,
    /** Moves a calendar past the next one on the page. */
    moveBy: (calendar: UserCalendar, step: PinStep, shownCalendars: readonly UserCalendar[]) => {
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
