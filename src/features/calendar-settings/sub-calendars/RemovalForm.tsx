import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Form } from '#src/ui/form/Form.tsx';
import type { FormError } from '#src/ui/form/form-error.ts';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { FormActions } from '#src/ui/overlay/FormActions.tsx';
import { describeLoss, describeMove, UsageFacts } from './UsageFacts.tsx';

interface RemovalFormProps {
  address: string;
  subCalendar: SubCalendar;
  pending: boolean;
  error: FormError | null;
  onCancel: () => void;
}

/** Tells what a deletion means, and deletes. */
export function DeletionForm({
  address,
  subCalendar: { id },
  pending,
  error,
  onSubmit,
  onCancel,
}: RemovalFormProps & { onSubmit: () => void }) {
  const t = useTranslate();
  return (
    <Form initial={{}} limits={{}} pending={pending} error={error} onSubmit={onSubmit}>
      {() => (
        <>
          <UsageFacts address={address} id={id} describe={describeLoss} />
          <p>{t('settings:You can undo this for an hour.')}</p>
          <FormActions
            act={t('settings:Delete sub-calendar')}
            look="danger"
            pending={pending}
            onCancel={onCancel}
          />
        </>
      )}
    </Form>
  );
}

interface MergeFormProps extends RemovalFormProps {
  /** Those that can get the events. */
  others: readonly SubCalendar[];
  onSubmit: (into: SubCalendar) => void;
}

/** Asks which sub-calendar gets the events. */
export function MergeForm(props: MergeFormProps) {
  const { address, subCalendar, others, pending, error, onSubmit, onCancel } = props;
  const t = useTranslate();
  return (
    <Form
      initial={{ into: others[0]?.id ?? 0 }}
      limits={{}}
      pending={pending}
      error={error}
      onSubmit={({ into }) => {
        const target = others.find(({ id }) => id === into);
        if (target) onSubmit(target);
      }}
    >
      {(field) => (
        <>
          <SelectField
            {...field('into')}
            label={t('settings:Merge into')}
            options={others.map(({ id, name, active }) => ({
              value: id,
              label: active ? name : t('settings:%name% (inactive)', { name }),
            }))}
          />
          <UsageFacts address={address} id={subCalendar.id} describe={describeMove} />
          <p>
            {t(
              'settings:“%name%” is deleted then. Links and members get no more rights. You can undo this for an hour.',
              { name: subCalendar.name },
            )}
          </p>
          <FormActions
            act={t('settings:Merge sub-calendars')}
            pending={pending}
            onCancel={onCancel}
          />
        </>
      )}
    </Form>
  );
}
