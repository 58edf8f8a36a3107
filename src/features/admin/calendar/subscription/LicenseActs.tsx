import { createLicenseLogEntry, updateSubscription } from '#generated/admin/fetchers.ts';
import { createLicenseLogEntryLimits } from '#generated/admin/limits.ts';
import { type License, licenseChoices, licenseName } from '#src/calendar/model/license-names.ts';
import { message } from '#src/i18n/message.ts';
import { DateField } from '#src/ui/form/DateField.tsx';
import { requireValue } from '#src/ui/form/field-values.ts';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { addDays, type Day } from '#src/util/dates.ts';
import { type Act, type ActContext, type ActHead, defineAct } from '../../acts/act.ts';
import { Differences } from '../../acts/Differences.tsx';
import { momentOn } from '../../acts/moment-on.ts';
import type { CalendarData, Subscription } from '../calendar-data.ts';
import { licenseTexts } from './license-texts.ts';
import { previousValues, type SubscriptionChanges } from './subscription-values.ts';

export const licenseKey = 'license';

/** Staff's permission to change the license. */
export function licenseHead({ t }: Pick<ActContext, 't'>): ActHead {
  return { operation: 'updateSubscription', label: t('records:Change license') };
}

/** Changes the license of a calendar, after the differences are confirmed. */
export function licenseAct(
  { details, subscription }: CalendarData,
  context: ActContext,
  changes: SubscriptionChanges,
): Act {
  const { t } = context;
  const { title } = details.calendar;
  const { calendar_id: id } = subscription;
  const send = (body: SubscriptionChanges, options: { signal: AbortSignal }) =>
    updateSubscription({ path: { id }, body }, options);
  return defineAct({
    ...licenseHead(context),
    key: licenseKey,
    question: {
      title: t('records:Change the license of %title%?', { title }),
      effect: changes.license
        ? t('records:Another license brings its own features and is entered in the history.')
        : t('records:The change applies at once.'),
      act: t('records:Change license'),
      facts: <Differences of={compareLicenses(subscription, changes, context)} />,
    },
    call: (options) => send(changes, options),
    done: () => message('records:The license of %title% is changed.', { title }),
    opposite: () => ({ call: (options) => send(previousValues(subscription, changes), options) }),
    noteOn: id,
    showsError: true,
  });
}

/** A change as text, one entry per field. */
function compareLicenses(
  subscription: Subscription,
  { features = {}, ...changes }: SubscriptionChanges,
  context: ActContext,
) {
  const { names, write } = licenseTexts(context);
  const before = write(subscription);
  const after = write({
    ...subscription,
    ...changes,
    features: { ...subscription.features, ...features },
  });
  return Object.entries(names)
    .filter(([key]) => key in changes || key in features)
    .map(([key, name]) => ({ name, before: before[key], after: after[key] }));
}

interface EntryValues {
  license: License;
  starts_at: Day | null;
  ends_at: Day | null;
  note: string;
}

/** Enters a license in the history of a calendar. Licenses begin and end at midnight in UTC. */
export function enterLicenseAct(subscription: Subscription, { t }: ActContext): Act {
  const { calendar_id: id, license } = subscription;
  const initial: EntryValues = { license, starts_at: null, ends_at: null, note: '' };
  return defineAct({
    key: 'enter license',
    tab: 'subscription',
    operation: 'createLicenseLogEntry',
    label: t('records:Enter a license…'),
    form: {
      title: t('records:Enter a license in the history'),
      effect: t('records:Does not change the current license. Entries cannot be deleted.'),
      act: t('records:Enter license'),
      initial,
      limits: createLicenseLogEntryLimits,
      fields: (field, { starts_at }) => (
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
            {...(starts_at && { min: addDays(starts_at, 1) })}
            hint={t('records:Leave empty if it is still in effect.')}
          />
          <TextField
            {...field('note')}
            label={t('records:Note for colleagues')}
            autoComplete="off"
          />
        </>
      ),
    },
    call: (options, { starts_at, ends_at, note, ...values }) => {
      const body = {
        license: values.license,
        starts_at: momentOn(requireValue(starts_at), null),
        ends_at: ends_at && momentOn(ends_at, null),
        ...(note && { note }),
      };
      return createLicenseLogEntry({ path: { id }, body }, options);
    },
    done: (_, values) =>
      message('records:%license% is entered in the license history.', {
        license: licenseName(values.license),
      }),
    noteOn: id,
  });
}
