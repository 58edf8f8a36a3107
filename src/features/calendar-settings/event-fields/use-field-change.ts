import { useSetAtom } from 'jotai';
import { getCalendar, updateEventField } from '#generated/calendar/fetchers.ts';
import { type ActionOptions, useAction } from '#src/actions/use-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import { verifyBy } from '#src/actions/verify-by.ts';
import type { EventField } from '#src/calendar/model/field-types.ts';
import { type Message, message } from '#src/i18n/message.ts';
import { statusAtom, undoAction } from '#src/status/status.ts';
import { type FieldChanges, hasFieldChanges, reverse } from './field-edit.ts';

interface FieldChange {
  field: EventField;
  changes: FieldChanges;
  /** Announces the change. */
  text: Message;
}

type ChangeOptions = ActionOptions<FieldChange, EventField>;

/** Changes a field, and offers to undo it unless values are lost. */
export function useFieldChange(
  address: string,
  { onDone, ...failure }: { onDone?: () => void } & Pick<ChangeOptions, 'onFailure'>,
) {
  const showStatus = useSetAtom(statusAtom);
  const sending: Pick<ChangeOptions, 'call' | 'verify' | 'getKey' | 'whenLeft'> = {
    call: ({ field: { id }, changes }, options) =>
      updateEventField({ path: { calendar: address, eventFieldId: id }, body: changes }, options),
    verify: verifyBy<Calendar, FieldChange, EventField>(
      (_, options) => getCalendar({ path: { calendar: address } }, options),
      ({ event_fields: fields }, { field, changes }) => {
        const data = fields.find(({ id }) => id === field.id);
        return data && hasFieldChanges(data, changes) ? { data } : null;
      },
    ),
    getKey: ({ field }) => field.id,
    whenLeft: 'finish',
  };
  const undo = useAction<FieldChange, EventField>({
    ...sending,
    onSuccess: (_, { text }) => showStatus({ type: 'success', text }),
    onFailure: useShowFailure(() => message('settings:Your changes are still in place.')),
  });
  return useAction<FieldChange, EventField>({
    ...sending,
    onSuccess: (changedField, { field, changes, text }) => {
      const before = reverse(field, changes);
      showStatus({
        type: 'success',
        text,
        ...(before && {
          action: undoAction(() =>
            undo.run({
              field: changedField,
              changes: before,
              text: message('settings:Your changes are undone.'),
            }),
          ),
        }),
      });
      onDone?.();
    },
    ...failure,
  });
}

type Calendar = NonNullable<Awaited<ReturnType<typeof getCalendar>>>;
