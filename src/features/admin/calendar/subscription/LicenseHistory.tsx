import {
  type CreateLicenseLogEntryInput,
  createLicenseLogEntry,
} from '#generated/admin/fetchers.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { DateField } from '#src/ui/form/DateField.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { type License, licenseChoices, licenseName } from '../../kinds/license-names.ts';
import { Timeline } from '../../records/Timeline.tsx';
import { ActButton } from '../../writes/ActButton.tsx';
import { momentOn } from '../../writes/moment-on.ts';
import { StaffFormDialog } from '../../writes/StaffFormDialog.tsx';
import { useStaffAct } from '../../writes/use-staff-act.ts';
import type { Subscription } from '../calendar-loader.ts';

/** Maximum length of a note in the contract's `LicenseLogEntry`. */
const maxNoteLength = 500;

/** The calendar's current and past licenses, with a form for adding one. */
export function LicenseHistory({ subscription }: { subscription: Subscription }) {
  const t = useTranslate();
  const { day } = useFormats();
  return (
    <Section
      title={t('records:License history')}
      actions={<NewEntry subscription={subscription} />}
    >
      <Timeline
        label={t('records:License history')}
        items={subscription.license_history.map((entry) => ({
          key: entry.id,
          time: entry.ends_at
            ? t('records:%from% – %to%', { from: day(entry.starts_at), to: day(entry.ends_at) })
            : t('records:Since %day%', { day: day(entry.starts_at) }),
          title: licenseName(entry.license),
          foot: [entry.author?.name ?? t('records:Purchase'), entry.note]
            .filter(Boolean)
            .join(' · '),
          isCurrent: entry.ends_at === null,
        }))}
      />
    </Section>
  );
}

interface EntryValues {
  license: License;
  starts_at: string | null;
  ends_at: string | null;
  note: string;
}

function NewEntry({ subscription }: { subscription: Subscription }) {
  const t = useTranslate();
  const { calendar_id: id, license } = subscription;
  const act = useStaffAct({
    operation: 'createLicenseLogEntry',
    call: (body: CreateLicenseLogEntryInput['body'], options) =>
      createLicenseLogEntry({ path: { id }, body }, options),
    done: (entry) =>
      message('records:%license% is entered in the license history.', {
        license: licenseName(entry.license),
      }),
    noteOn: id,
  });
  const initial: EntryValues = { license, starts_at: null, ends_at: null, note: '' };
  return (
    <>
      <ActButton denial={act.denial} onClick={act.form.open}>
        {t('records:Enter a license…')}
      </ActButton>
      <StaffFormDialog
        form={act.form}
        title={t('records:Enter a license in the history')}
        effect={t('records:Does not change the current license. Entries cannot be deleted.')}
        act={t('records:Enter license')}
        initial={initial}
        inputOf={entryOf}
      >
        {(field, { starts_at }) => (
          <>
            <SelectField
              {...field('license')}
              label={t('records:License')}
              options={licenseChoices}
            />
            <DateField {...field('starts_at')} label={t('records:From')} required />
            <DateField
              {...field('ends_at')}
              label={t('records:Until')}
              {...(starts_at && { min: dayAfter(starts_at) })}
              hint={t('records:Leave empty if it is still in effect.')}
            />
            <TextField
              {...field('note')}
              label={t('records:Note for colleagues')}
              maxLength={maxNoteLength}
              autoComplete="off"
            />
          </>
        )}
      </StaffFormDialog>
    </>
  );
}

/** The input of the call. Licenses begin and end at midnight in UTC. */
function entryOf({ license, starts_at, ends_at, note }: EntryValues) {
  return {
    license,
    starts_at: momentOn(starts_at ?? '', null),
    ends_at: ends_at && momentOn(ends_at, null),
    ...(note && { note }),
  };
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}
