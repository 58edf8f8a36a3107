import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { FormActions } from '#src/ui/overlay/FormActions.tsx';

interface CalendarDialogProps {
  open: boolean;
  /** The number of events that the dialog is about. */
  count: number;
  /** The sub-calendars to which the visitor may add events. */
  options: readonly SubCalendar[];
  onClose: () => void;
  onChoose: (id: number) => void;
}

/** Asks for the sub-calendar of several events. */
export function CalendarDialog({ open, count, options, onClose, onChoose }: CalendarDialogProps) {
  const t = useTranslate();
  const initial = { id: options[0]?.id ?? 0 };
  return (
    <Dialog
      open={open}
      title={t('calendar:Change the calendar of %count% events', { count })}
      onClose={onClose}
    >
      <Form
        initial={initial}
        limits={{}}
        pending={false}
        error={null}
        onSubmit={({ id }) => onChoose(id)}
      >
        {(field) => (
          <>
            <SelectField
              {...field('id')}
              label={t('calendar:Calendar')}
              hint={t('calendar:They are then in this calendar only.')}
              // Names in different folders may be the same.
              options={options.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <FormActions act={t('calendar:Change')} onCancel={onClose} />
          </>
        )}
      </Form>
    </Dialog>
  );
}
