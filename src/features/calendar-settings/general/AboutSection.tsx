import { useTranslate } from '#src/i18n/i18n.ts';
import { TextareaField } from '#src/ui/form/TextareaField.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { LateMarkdown } from '#src/ui/markdown/LateMarkdown.tsx';
import { Preview } from '../frame/Preview.tsx';
import { Setting } from '../frame/Setting.tsx';
import { SettingsForm } from '../frame/SettingsForm.tsx';
import type { SettingsPartProps } from '../frame/settings-part.ts';

/** Tells visitors what the calendar is for. */
export function AboutSection({ address, configuration }: SettingsPartProps) {
  const t = useTranslate();
  const saved = configuration.settings.general_settings;
  const describe = (about: string) =>
    about === ''
      ? t('settings:Visitors will no longer see what the calendar is for.')
      : t('settings:Everybody who can open the calendar will see this text, also with a link.');
  return (
    <Section
      title={t('settings:About this calendar')}
      lead={t('settings:Visitors read it in the side panel of the calendar.')}
    >
      <Card>
        <SettingsForm
          address={address}
          section="general_settings"
          initial={{ about: saved.about }}
          toChanges={(general_settings) => ({ general_settings })}
          describeEffects={({ about }) => (about === saved.about ? [] : [describe(about)])}
        >
          {(field, { about }) => (
            <>
              <Setting name="about">
                <TextareaField
                  {...field('about')}
                  label={t('settings:What the calendar is for')}
                  hint={t('settings:Markdown: **bold**, _italic_, lists and links.')}
                  rows={5}
                />
              </Setting>
              {about !== '' && (
                <Preview>
                  <LateMarkdown text={about} />
                </Preview>
              )}
            </>
          )}
        </SettingsForm>
      </Card>
    </Section>
  );
}
