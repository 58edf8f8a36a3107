import { useState } from 'react';
import { updateProfileLimits } from '#generated/app/account/limits.ts';
import { useFormError } from '#src/actions/use-form-error.ts';
import { is24hUsual } from '#src/i18n/clock.ts';
import { browserDates } from '#src/i18n/formats.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { languageTag } from '#src/i18n/languages.ts';
import { CountedField } from '#src/ui/form/CountedField.tsx';
import { EditForm } from '#src/ui/form/EditForm.tsx';
import { FieldColumns } from '#src/ui/form/FieldColumns.tsx';
import { changedValues } from '#src/ui/form/field-values.ts';
import { dateLocaleChoices, languageChoices } from '#src/ui/form/language-choices.ts';
import { RadioField } from '#src/ui/form/RadioField.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { momentAt } from '#src/util/dates.ts';
import type { Profile } from './profile-loader.ts';
import { useProfileChanges } from './use-profile-changes.ts';

/** The user's name, language and date format. The examples follow the form before it is saved. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const t = useTranslate();
  const save = useProfileChanges();
  const { name, language, date_locale, use_24h_times } = profile;
  const initial = { name, language, date_locale, use_24h_times };
  const [now] = useState(() => momentAt(Date.now()));
  const [dateLocale, setDateLocale] = useState<string>(date_locale);
  const dates = (use24hTimes: boolean) => browserDates(languageTag(dateLocale), use24hTimes);
  return (
    <EditForm
      initial={initial}
      limits={updateProfileLimits}
      pending={save.pending}
      error={useFormError(save.error)}
      onSubmit={(changes, values) => save.run({ changes, before: changedValues(values, initial) })}
    >
      {(field) => (
        <FieldColumns>
          <CountedField
            {...field('name')}
            label={t('account:Your name')}
            autoComplete="name"
            required
          />
          <SelectField
            {...field('language')}
            label={t('account:Language')}
            options={languageChoices(language)}
          />
          <SelectField
            {...field('date_locale')}
            label={t('account:Date format')}
            hint={t('account:For example: %example%', { example: dates(true).date(now) })}
            options={dateLocaleChoices()}
            onChange={(event) => setDateLocale(event.currentTarget.value)}
          />
          <RadioField
            {...field('use_24h_times')}
            label={t('account:Time format')}
            options={[
              {
                value: null,
                label: t('account:As usual for the date format'),
                hint: dates(is24hUsual(dateLocale)).time(now),
              },
              { value: false, label: t('account:12-hour clock'), hint: dates(false).time(now) },
              { value: true, label: t('account:24-hour clock'), hint: dates(true).time(now) },
            ]}
          />
        </FieldColumns>
      )}
    </EditForm>
  );
}
