import { type ReactNode, useId, useState } from 'react';
import { createSubCalendarLimits } from '#generated/calendar/limits.ts';
import {
  type ReminderTimes,
  reminderText,
  reminderTimes,
} from '#src/calendar/model/reminder-times.ts';
import { folderSeparator, type SubCalendar, splitName } from '#src/calendar/model/sub-calendar.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useDateLocale } from '#src/i18n/use-date-locale.ts';
import { Callout } from '#src/ui/feedback/Callout.tsx';
import { LiveRegion } from '#src/ui/feedback/LiveRegion.tsx';
import { FieldColumns } from '#src/ui/form/FieldColumns.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import type { FormError } from '#src/ui/form/form-error.ts';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { SwitchField } from '#src/ui/form/SwitchField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { FormActions } from '#src/ui/overlay/FormActions.tsx';
import { ColorField } from '../frame/ColorField.tsx';
import { type editableValues, listFolders, nameIn } from './edit.ts';

export type SubCalendarValues = ReturnType<typeof editableValues>;

interface SubCalendarFormProps {
  initial: SubCalendarValues;
  /** All of the calendar, whose folders are offered. */
  subCalendars: readonly SubCalendar[];
  act: string;
  /** True if it is the only active one, which stays active. */
  isLastActive: boolean;
  pending: boolean;
  error: FormError | null;
  onSubmit: (values: SubCalendarValues) => void;
  onCancel: () => void;
}

/** Everything that can be changed of a sub-calendar, to add one or to change it. */
export function SubCalendarForm(props: SubCalendarFormProps) {
  const { initial, subCalendars, act, isLastActive, pending, error, onSubmit, onCancel } = props;
  const t = useTranslate();
  const { folders, own } = splitName(initial.name);
  const { name: nameLimits } = createSubCalendarLimits;
  return (
    <Form
      initial={{
        ...initial,
        name: own,
        folder: folders.join(folderSeparator),
        default_reminders: writeTimes(initial.default_reminders),
      }}
      limits={{ name: nameLimits, folder: { maxLength: nameLimits.maxLength } }}
      pending={pending}
      error={error}
      onSubmit={({ name, folder, color, active, allows_overlap, default_reminders }) =>
        onSubmit({
          name: nameIn(folder, name),
          color,
          active,
          allows_overlap,
          default_reminders: readTimes(default_reminders),
        })
      }
    >
      {(field) => (
        <>
          <FieldColumns>
            <TextField {...field('name')} label={t('settings:Name')} autoComplete="off" required />
            <FolderField {...field('folder')} subCalendars={subCalendars} />
          </FieldColumns>
          <ColorField {...field('color')} label={t('calendar:Color')} />
          <SwitchField
            {...field('allows_overlap')}
            label={t('settings:Allow double booking')}
            hint={t('settings:Otherwise, an event is refused while another one takes place.')}
          />
          <RemindersField {...field('default_reminders')} saved={initial.default_reminders} />
          <ActiveField field={field('active')} isLastActive={isLastActive} />
          <FormActions act={act} pending={pending} onCancel={onCancel} />
        </>
      )}
    </Form>
  );
}

interface FolderFieldProps {
  name: string;
  initial: string;
  subCalendars: readonly SubCalendar[];
}

/** A folder, one of those that exist or a new one. */
export function FolderField({ subCalendars, ...field }: FolderFieldProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <>
      <TextField
        {...field}
        label={t('settings:Folder')}
        hint={t('settings:Optional. “Boats > Rowing” is a folder in a folder.')}
        autoComplete="off"
        list={id}
      />
      <datalist id={id}>
        {listFolders(subCalendars).map((folder) => (
          <option key={folder} value={folder} />
        ))}
      </datalist>
    </>
  );
}

interface RemindersFieldProps {
  name: string;
  initial: string | null;
  saved: ReminderTimes | null;
}

/** When people are reminded who have not chosen anything else. */
function RemindersField({ saved, ...field }: RemindersFieldProps) {
  const t = useTranslate();
  const dateLocale = useDateLocale();
  const several: readonly ReminderTimes[] = saved && saved.length > 1 ? [saved] : [];
  const choices = [...reminderTimes.map((time): ReminderTimes => [time]), ...several];
  const list = new Intl.ListFormat(dateLocale);
  return (
    <SelectField
      {...field}
      label={t('settings:Default reminder')}
      hint={t('settings:For people who get reminders of this calendar by email.')}
      options={[
        { value: null, label: t('settings:As usual: 1 hour before') },
        { value: '', label: t('settings:No reminder') },
        ...choices.map((times) => ({
          value: writeTimes(times),
          label: list.format(times.map((time) => reminderText(t, time))),
        })),
      ]}
    />
  );
}

function writeTimes(times: ReminderTimes | null): string | null {
  return times?.join() ?? null;
}

function readTimes(text: string | null): ReminderTimes | null {
  const minutes = text?.split(',');
  return minutes ? reminderTimes.filter((time) => minutes.includes(String(time))) : null;
}

interface ActiveFieldProps {
  field: { name: string; initial: boolean };
  isLastActive: boolean;
}

/** Says what it means for visitors if it is switched. */
function ActiveField({ field, isLastActive }: ActiveFieldProps): ReactNode {
  const t = useTranslate();
  const [isActive, setActive] = useState(field.initial);
  return (
    <>
      <SwitchField
        {...field}
        label={t('settings:Active')}
        hint={isLastActive && t('settings:At least one sub-calendar stays active.')}
        disabled={isLastActive}
        onChange={({ currentTarget }) => setActive(currentTarget.checked)}
      />
      <LiveRegion>
        {!isActive && (
          <Callout icon="eye-off" tone="info">
            {t(
              'settings:Visitors do not see it, nor events that are on no other sub-calendar. Nothing is deleted.',
            )}
          </Callout>
        )}
      </LiveRegion>
    </>
  );
}
