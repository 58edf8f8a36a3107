import { useSetAtom } from 'jotai';
import {
  type CreateEventFieldInput,
  createEventField,
  getCalendar,
} from '#generated/calendar/fetchers.ts';
import { useAction } from '#src/actions/use-action.ts';
import { verifyBy } from '#src/actions/verify-by.ts';
import { message } from '#src/i18n/message.ts';
import { statusAtom } from '#src/status/status.ts';

export type NewEventField = CreateEventFieldInput['body'];

/** Adds a field to events. */
export function useFieldCreation(address: string, onDone: () => void) {
  const showStatus = useSetAtom(statusAtom);
  const path = { calendar: address };
  return useAction({
    call: (body: NewEventField, options) => createEventField({ path, body }, options),
    verify: verifyBy(
      (_: object, options: { signal: AbortSignal }) => getCalendar({ path }, options),
      ({ event_fields: fields }, { type, name }: NewEventField) => {
        const data = fields.find((field) => field.type === type && field.name === name);
        return data ? { data } : null;
      },
    ),
    onSuccess: (_, { name }) => {
      showStatus({
        type: 'success',
        text: message('settings:Events have the field “%name%” now.', { name }),
      });
      onDone();
    },
    whenLeft: 'finish',
  });
}
