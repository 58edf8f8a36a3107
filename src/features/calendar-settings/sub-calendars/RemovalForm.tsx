import { useState } from 'react';
import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Callout } from '#src/ui/feedback/Callout.tsx';
import { LiveRegion } from '#src/ui/feedback/LiveRegion.tsx';
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
  const [target, setTarget] = useState(others[0]);
  const findTarget = (id: number) => others.find((other) => other.id === id);
  return (
    <Form
      initial={{ into: others[0]?.id ?? 0 }}
      limits={{}}
      pending={pending}
      error={error}
      onSubmit={({ into }) => {
        const chosen = findTarget(into);
        if (chosen) onSubmit(chosen);
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
            onChange={({ currentTarget }) => setTarget(findTarget(Number(currentTarget.value)))}
          />
          <LiveRegion>
            {target?.active === false && (
              <Callout icon="eye-off" tone="info">
                {t('settings:“%name%” is inactive: visitors will not see the events.', {
                  name: target.name,
                })}
              </Callout>
            )}
          </LiveRegion>
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
