import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type CreateCalendarInput,
  createCalendar,
  listCalendars,
} from '#generated/app/calendars/fetchers.ts';
import { createCalendarLimits as limits } from '#generated/app/calendars/limits.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useFormError } from '#src/actions/use-form-error.ts';
import { verifyBy } from '#src/actions/verify-by.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { CountedField } from '#src/ui/form/CountedField.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { RadioField } from '#src/ui/form/RadioField.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { FormActions } from '#src/ui/overlay/FormActions.tsx';
import { zoneChoices } from '../notifications/notification-times.ts';
import { calendarPath, type UserCalendar } from '../user-calendar.ts';
import { calendarTemplates, type TemplateName } from './calendar-templates.ts';

interface NewCalendarProps {
  calendars: readonly UserCalendar[];
  onClose: () => void;
}

/** Asks for the title, the time zone and the first sub-calendars of a calendar, creates it and opens it. */
export function NewCalendarDialog({
  open,
  calendars,
  onClose,
}: NewCalendarProps & { open: boolean }) {
  const t = useTranslate();
  const creation = useCreation(calendars);
  const close = () => {
    // The page would not show the calendar that is being created.
    if (creation.pending) return;
    creation.reset();
    onClose();
  };
  return (
    <Dialog open={open} title={t('dashboard:New calendar')} onClose={close}>
      <NewCalendarForm creation={creation} onClose={close} />
    </Dialog>
  );
}

interface NewCalendarFormProps {
  creation: ReturnType<typeof useCreation>;
  onClose: () => void;
}

/** A separate component, so that closing the dialog discards what was typed. */
function NewCalendarForm({ creation, onClose }: NewCalendarFormProps) {
  const t = useTranslate();
  const [zone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [zones] = useState(() => zoneChoices(zone));
  const templates = calendarTemplates(t);
  const template: TemplateName = 'plain';
  return (
    <Form
      initial={{ title: '', template, time_zone: zone }}
      limits={{ title: limits.title, time_zone: limits.time_zone }}
      pending={creation.pending}
      error={useFormError(creation.error)}
      onSubmit={({ title, template: chosenTemplate, time_zone }) => {
        const names = templates.find(({ value }) => value === chosenTemplate)?.names ?? [];
        creation.run({ title: title.trim(), time_zone, sub_calendars: [...names] });
      }}
    >
      {(field) => (
        <>
          <CountedField
            {...field('title')}
            label={t('dashboard:Name of the calendar')}
            autoComplete="off"
            required
          />
          <RadioField
            {...field('template')}
            label={t('dashboard:What is it for?')}
            options={templates.map(({ value, label, names }) => ({
              value,
              label,
              hint: names.join(' · '),
            }))}
          />
          <SelectField {...field('time_zone')} label={t('dashboard:Time zone')} options={zones} />
          <FormActions
            act={t('dashboard:Create calendar')}
            pending={creation.pending}
            onCancel={onClose}
          />
        </>
      )}
    </Form>
  );
}

/** Creates a calendar and opens it. */
function useCreation(calendars: readonly UserCalendar[]) {
  const navigate = useNavigate();
  return useAction({
    call: (body: CreateCalendarInput['body'], options) => createCalendar({ body }, options),
    verify: verifyBy(listCalendars, ({ results }, { title }: CreateCalendarInput['body']) => {
      const knownIds = new Set(calendars.map(({ id }) => id));
      const data = results.find(
        (calendar) => calendar.title === title && !knownIds.has(calendar.id),
      );
      return data ? { data } : null;
    }),
    onSuccess: (calendar) => navigate(calendarPath(calendar)),
    revalidate: false,
  });
}
