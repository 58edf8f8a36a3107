import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { languageName } from '#src/i18n/language-names.ts';
import { FieldColumns } from '#src/ui/form/FieldColumns.tsx';
import { languageChoices } from '#src/ui/form/language-choices.ts';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { Setting } from '../frame/Setting.tsx';
import { SettingsForm } from '../frame/SettingsForm.tsx';
import type { CalendarSettings, SettingsPartProps } from '../frame/settings-part.ts';

type Languages = Pick<CalendarSettings['general_settings'], 'visitor_language' | 'language'>;

/** The languages of the calendar's links and mails. */
export function LanguagesSection({ address, configuration }: SettingsPartProps) {
  const t = useTranslate();
  const { visitor_language, language } = configuration.settings.general_settings;
  const saved = { visitor_language, language };
  return (
    <Section title={t('settings:Languages')}>
      <Card>
        <SettingsForm
          address={address}
          section="general_settings"
          initial={saved}
          toChanges={(general_settings) => ({ general_settings })}
          describeEffects={(values) => describeEffects(t, values, saved)}
        >
          {(field) => (
            <FieldColumns>
              <Setting name="visitor_language">
                <SelectField
                  {...field('visitor_language')}
                  label={t('settings:Language of the calendar’s links')}
                  hint={t('settings:For visitors without an account, until they choose another.')}
                  options={[
                    { value: null, label: t('settings:As each visitor’s browser prefers') },
                    ...languageChoices(visitor_language),
                  ]}
                />
              </Setting>
              <Setting name="language">
                <SelectField
                  {...field('language')}
                  label={t('settings:Language of mails')}
                  hint={t(
                    'settings:For people without an account, such as those who sign up for an event.',
                  )}
                  options={languageChoices(language)}
                />
              </Setting>
            </FieldColumns>
          )}
        </SettingsForm>
      </Card>
    </Section>
  );
}

function describeEffects(t: Translate, values: Languages, saved: Languages): readonly string[] {
  const { visitor_language: links, language: mails } = values;
  const ofLinks =
    links === null
      ? t('settings:New visitors will see the calendar in the language of their browser.')
      : t(
          'settings:New visitors will see the calendar in %language%, even if their browser prefers another language.',
          { language: languageName(links) },
        );
  const ofMails = t('settings:The next mails to people without an account will be in %language%.', {
    language: languageName(mails),
  });
  return [
    ...(links === saved.visitor_language ? [] : [ofLinks]),
    ...(mails === saved.language ? [] : [ofMails]),
  ];
}
