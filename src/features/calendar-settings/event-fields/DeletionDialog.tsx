import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { deleteEventField, getCalendar } from '#generated/calendar/fetchers.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useFormError } from '#src/actions/use-form-error.ts';
import { doneIf, verifyBy } from '#src/actions/verify-by.ts';
import { hasId, RequestError } from '#src/api/errors.ts';
import { type EventField, readNumber } from '#src/calendar/model/field-types.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { statusAtom } from '#src/status/status.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Row } from '#src/ui/layout/Row.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import { isRecord } from '#src/util/is-record.ts';
import { fieldName } from './field-words.ts';

interface DeletionDialogProps {
  address: string;
  /** Null while the dialog is closed. */
  field: EventField | null;
  /** Returns the element to focus afterwards, because the row may be gone. */
  returnFocus: () => HTMLElement | null;
  onDeactivate: (field: EventField) => void;
  onClose: () => void;
}

/** Deletes a field; one with values only after its name is typed, and offers to deactivate it instead. */
export function DeletionDialog(props: DeletionDialogProps) {
  const { address, field, returnFocus, onDeactivate, onClose } = props;
  const t = useTranslate();
  const [valueCount, setValueCount] = useState(0);
  const close = () => {
    setValueCount(0);
    removal.reset();
    onClose();
  };
  const removal = useFieldRemoval(address, { onRefused: setValueCount, onDone: close });
  const error = useFormError(hasId(removal.error, 'field_has_values') ? null : removal.error);
  const name = field ? fieldName(t, field) : '';
  const hasValues = valueCount > 0;
  return (
    <ConfirmDialog
      question={
        field && {
          title: t('settings:Delete “%name%”?', { name }),
          effect: hasValues
            ? t('settings:This cannot be undone.')
            : t('settings:If events have a value in it, you are asked once more.'),
          act: t('settings:Delete field'),
          tone: 'danger',
          facts: (
            <div role="status">
              {hasValues && (
                <>
                  <p>
                    {t(
                      'settings:%count% events or series have a value in this field, which would be lost.',
                      { count: valueCount },
                    )}
                  </p>
                  {field.active && (
                    <Row>
                      <p>{t('settings:Deactivating the field keeps the values.')}</p>
                      <Button
                        onClick={() => {
                          close();
                          onDeactivate(field);
                        }}
                      >
                        {t('settings:Deactivate instead')}
                      </Button>
                    </Row>
                  )}
                </>
              )}
            </div>
          ),
          ...(hasValues && { typed: name }),
        }
      }
      pending={removal.pending}
      error={error}
      onConfirm={() => field && removal.run({ field, typedName: hasValues ? name : undefined })}
      onClose={close}
      returnFocus={returnFocus}
    />
  );
}

interface Removal {
  field: EventField;
  typedName: string | undefined;
}

interface RemovalActs {
  /** Called with how many events and series have a value. */
  onRefused: (valueCount: number) => void;
  onDone: () => void;
}

function useFieldRemoval(address: string, { onRefused, onDone }: RemovalActs) {
  const showStatus = useSetAtom(statusAtom);
  return useAction({
    call: async ({ field: { id }, typedName }: Removal, options) => {
      try {
        return await deleteEventField(
          {
            path: { calendar: address, eventFieldId: id },
            query: typedName === undefined ? {} : { typed_name: typedName },
          },
          options,
        );
      } catch (error) {
        if (error instanceof RequestError && isRecord(error.response))
          onRefused(readNumber(error.response['values']) ?? 0);
        throw error;
      }
    },
    verify: verifyBy(
      (_: object, options: { signal: AbortSignal }) =>
        getCalendar({ path: { calendar: address } }, options),
      ({ event_fields: fields }, { field }: Removal) =>
        doneIf(fields.every(({ id }) => id !== field.id)),
    ),
    onSuccess: (_, { field: { name } }) => {
      showStatus({
        type: 'success',
        text: message('settings:The field “%name%” is deleted.', { name: name ?? '' }),
      });
      onDone();
    },
    whenLeft: 'finish',
  });
}
