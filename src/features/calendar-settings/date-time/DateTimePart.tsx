import { useTranslate } from '#src/i18n/i18n.ts';
import { Card } from '#src/ui/layout/Card.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { SettingsForm } from '../frame/SettingsForm.tsx';
import type { SettingsPartProps } from '../frame/settings-part.ts';
import { DateTimeFields } from './DateTimeFields.tsx';
import { DateTimePreview } from './DateTimePreview.tsx';
import { useDateTimeEffects } from './use-date-time-effects.ts';

/** The zone in which the calendar counts days and times, and the formats in which it writes them. */
export function DateTimePart({ address, configuration }: SettingsPartProps) {
  const t = useTranslate();
  const { date_time: saved, calendar_views } = configuration.settings;
  const describeEffects = useDateTimeEffects(saved);
  return (
    <Section
      title={t('settings:Zone and formats')}
      lead={t('settings:They apply to everybody who opens the calendar.')}
    >
      <Card>
        <SettingsForm
          address={address}
          section="date_time"
          initial={saved}
          toChanges={(date_time) => ({ date_time })}
          describeEffects={describeEffects}
        >
          {(field, values) => (
            <>
              <DateTimeFields field={field} saved={saved} />
              <DateTimePreview values={values} views={calendar_views} />
            </>
          )}
        </SettingsForm>
      </Card>
    </Section>
  );
}
