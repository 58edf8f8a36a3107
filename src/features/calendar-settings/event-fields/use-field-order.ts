import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { getCalendar, updateEventField } from '#generated/calendar/fetchers.ts';
import { useOrdering } from '#src/actions/use-ordering.ts';
import type { EventField } from '#src/calendar/model/field-types.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { statusAtom } from '#src/status/status.ts';
import { findNeighbor, moveBeside, type Place, type Step } from '#src/ui/order/order.ts';
import { Turns } from '#src/util/turns.ts';
import { findMove } from './field-order.ts';
import { fieldName } from './field-words.ts';

/** Moves fields, with undo. The list changes immediately and rolls back on failure; both are announced. */
export function useFieldOrder(address: string, fields: readonly EventField[]) {
  const t = useTranslate();
  const showStatus = useSetAtom(statusAtom);
  const [turns] = useState(() => new Turns());
  const { pendingOrder, start } = useOrdering({
    turns,
    send: (order, options, before) => {
      const { id, position } = findMove(before, order);
      return updateEventField(
        { path: { calendar: address, eventFieldId: id }, body: { position } },
        options,
      );
    },
    read: async (options) => {
      const calendar = await getCalendar({ path: { calendar: address } }, options);
      return calendar?.event_fields.map(({ id }) => id);
    },
  });
  const current = pendingOrder
    ? [...fields].sort((a, b) => pendingOrder.indexOf(a.id) - pendingOrder.indexOf(b.id))
    : fields;
  /** Moves a field beside another one of its list. */
  const moveTo = (id: number, place: Place<number>, list: readonly EventField[]) => {
    const before = current.map((field) => field.id);
    const moved = list.find((field) => field.id === id);
    if (!moved) return;
    const name = fieldName(t, moved);
    const listIds = new Set(list.map((field) => field.id));
    start({
      order: moveBeside(before, id, place),
      before,
      describe: (order) =>
        message('settings:“%name%” is now in place %place% of %last%.', {
          name,
          place: order.filter((other) => listIds.has(other)).indexOf(id) + 1,
          last: listIds.size,
        }),
      failure: message('settings:“%name%” could not be moved.', { name }),
    });
  };
  return {
    /** The fields with all pending moves applied. */
    fields: current,
    moveTo,
    /** Moves a field past the next one of its list. */
    moveBy: (field: EventField, step: Step, list: readonly EventField[]) => {
      const name = fieldName(t, field);
      const place = findNeighbor(
        list.map(({ id }) => id),
        field.id,
        step,
      );
      if (place) moveTo(field.id, place, list);
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
