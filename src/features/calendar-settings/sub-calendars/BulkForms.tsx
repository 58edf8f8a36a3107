import { createSubCalendarLimits } from '#generated/calendar/limits.ts';
import type { Color } from '#src/calendar/model/colors.ts';
import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Form } from '#src/ui/form/Form.tsx';
import type { FormError } from '#src/ui/form/form-error.ts';
import { FormActions } from '#src/ui/overlay/FormActions.tsx';
import { ColorField } from '../frame/ColorField.tsx';
import { FolderField } from './SubCalendarForm.tsx';

interface BulkFormProps<Value> {
  initial: Value;
  pending: boolean;
  error: FormError | null;
  onSubmit: (value: Value) => void;
  onCancel: () => void;
}

/** Chooses a color for several. */
export function ColorForm(props: BulkFormProps<Color>) {
  const { initial, pending, error, onSubmit, onCancel } = props;
  const t = useTranslate();
  return (
    <Form
      initial={{ color: initial }}
      limits={{}}
      pending={pending}
      error={error}
      onSubmit={({ color }) => onSubmit(color)}
    >
      {(field) => (
        <>
          <ColorField {...field('color')} label={t('calendar:Color')} />
          <FormActions act={t('common:Save changes')} pending={pending} onCancel={onCancel} />
        </>
      )}
    </Form>
  );
}

/** Names the folder of several. */
export function FolderForm({
  subCalendars,
  ...props
}: BulkFormProps<string> & { subCalendars: readonly SubCalendar[] }) {
  const { initial, pending, error, onSubmit, onCancel } = props;
  const t = useTranslate();
  return (
    <Form
      initial={{ name: initial }}
      limits={{ name: { maxLength: createSubCalendarLimits.name.maxLength } }}
      pending={pending}
      error={error}
      onSubmit={({ name }) => onSubmit(name)}
    >
      {(field) => (
        <>
          <FolderField {...field('name')} subCalendars={subCalendars} />
          <FormActions act={t('common:Save changes')} pending={pending} onCancel={onCancel} />
        </>
      )}
    </Form>
  );
}
