import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { CountedField } from '#src/ui/form/CountedField.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { ColorField } from '../frame/ColorField.tsx';
import { Preview } from '../frame/Preview.tsx';
import { Setting } from '../frame/Setting.tsx';
import { SettingsForm } from '../frame/SettingsForm.tsx';
import type { CalendarSettings, SettingsPartProps } from '../frame/settings-part.ts';
import { HeadPreview } from './HeadPreview.tsx';

type Identity = Pick<CalendarSettings['identity'], 'title' | 'header_color'>;

/** The calendar's title and color, and the head of its page with both. */
export function TitleSection({ address, configuration }: SettingsPartProps) {
  const t = useTranslate();
  const { id, settings } = configuration;
  const { title, header_color, logo_url } = settings.identity;
  const saved = { title, header_color };
  return (
    <Section title={t('settings:Title and color')}>
      <Card>
        <SettingsForm<Identity>
          address={address}
          section="identity"
          initial={saved}
          toChanges={(identity) => ({ identity })}
          describeEffects={(values) => describeEffects(t, values, saved)}
        >
          {(field, values) => (
            <>
              <Setting name="title">
                <CountedField {...field('title')} label={t('settings:Title')} required />
              </Setting>
              <Setting name="header_color">
                <ColorField
                  {...field('header_color')}
                  label={t('settings:Color of the header')}
                  isOptional
                />
              </Setting>
              <Preview>
                <HeadPreview id={id} logoUrl={logo_url} {...values} />
              </Preview>
            </>
          )}
        </SettingsForm>
      </Card>
    </Section>
  );
}

function describeEffects(t: Translate, values: Identity, saved: Identity): readonly string[] {
  return [
    ...(values.title.trim() === saved.title
      ? []
      : [
          t(
            'settings:Everybody will see the new title: in the calendar, on dashboards, in mails and in feeds. Links stay the same.',
          ),
        ]),
    ...(values.header_color === saved.header_color
      ? []
      : [t('settings:Everybody will see the color below the header of the calendar.')]),
  ];
}
