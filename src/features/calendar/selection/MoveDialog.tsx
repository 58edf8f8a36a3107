import type { EventSpan } from '#src/calendar/model/event.ts';
import { type MoveChanges, moveChanges, shiftTimes } from '#src/calendar/model/move-event.ts';
import { spanTimes } from '#src/calendar/model/wanted-time.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { requireValue } from '#src/ui/form/field-values.ts';
import { NumberField } from '#src/ui/form/NumberField.tsx';
import { RadioField } from '#src/ui/form/RadioField.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { FormActions } from '#src/ui/overlay/FormActions.tsx';
import { minutesPerDay } from '#src/util/day-numbers.ts';

const unitMinutes = { hours: 60, days: minutesPerDay, weeks: 7 * minutesPerDay } as const;

interface MoveValues {
  direction: 'later' | 'earlier';
  amount: number | null;
  unit: keyof typeof unitMinutes;
}

const initial: MoveValues = { direction: 'later', amount: 1, unit: 'days' };

interface MoveDialogProps {
  open: boolean;
  /** The events to move. */
  spans: readonly EventSpan[];
  onClose: () => void;
  /** @param next returns the changes of an event. */
  onMove: (next: (span: EventSpan) => MoveChanges) => void;
}

/** Asks by how much to move several events. */
export function MoveDialog({ open, spans, onClose, onMove }: MoveDialogProps) {
  const t = useTranslate();
  const hasWholeDays = spans.some(({ event }) => event.all_day);
  const move = ({ direction, amount, unit }: MoveValues) => {
    const by = requireValue(amount) * unitMinutes[unit] * (direction === 'later' ? 1 : -1);
    const ofDays = unit === 'hours' ? 0 : by;
    onMove((span) =>
      moveChanges(span, shiftTimes(spanTimes(span), span.event.all_day ? ofDays : by)),
    );
  };
  return (
    <Dialog
      open={open}
      title={t('calendar:Move %count% events', { count: spans.length })}
      onClose={onClose}
    >
      <Form initial={initial} limits={{}} pending={false} error={null} onSubmit={move}>
        {(field) => (
          <>
            <NumberField {...field('amount')} label={t('calendar:By')} min={1} max={500} required />
            <SelectField
              {...field('unit')}
              label={t('calendar:Unit')}
              {...(hasWholeDays && {
                hint: t('calendar:Events that last all day do not move by hours.'),
              })}
              options={[
                { value: 'hours', label: t('calendar:Hours (unit)') },
                { value: 'days', label: t('calendar:Days (unit)') },
                { value: 'weeks', label: t('calendar:Weeks (unit)') },
              ]}
            />
            <RadioField
              {...field('direction')}
              label={t('calendar:Direction')}
              options={[
                { value: 'later', label: t('calendar:Later') },
                { value: 'earlier', label: t('calendar:Earlier') },
              ]}
            />
            <FormActions act={t('calendar:Move')} onCancel={onClose} />
          </>
        )}
      </Form>
    </Dialog>
  );
}
