import { useAtomValue } from 'jotai';
import { use24hTimesAtom } from '#src/i18n/clock.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useDateLocale } from '#src/i18n/use-date-locale.ts';
import type { Choice } from '#src/ui/form/choices.ts';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { SwitchField } from '#src/ui/form/SwitchField.tsx';
import { writeZone } from '#src/util/time-zones.ts';
import { FoldingSection } from './FoldingSection.tsx';
import { hourChoices } from './notification-times.ts';
import type { NotificationSettings } from './notifications-loader.ts';
import styles from './QuietHours.module.css';
import type { Save, SaveState } from './use-notification-changes.ts';

type Hours = NonNullable<NotificationSettings['quiet_hours']>;

/** The hours to begin with. */
const night: Hours = { from: 22, to: 7 };

interface QuietHoursProps {
  hours: Hours | null;
  /** The time zone of all times on the page. */
  zone: string;
  save: Save;
  /** The state of saving the last change to the hours. */
  state: SaveState | undefined;
}

/** The hours in which emails about changes wait. */
export function QuietHours({ hours, zone, save, state }: QuietHoursProps) {
  const t = useTranslate();
  const choices = hourChoices(useDateLocale(), useAtomValue(use24hTimesAtom));
  const writeHour = (hour: number) => choices[hour]?.label;
  return (
    <FoldingSection
      title={t('notifications:Quiet hours')}
      lead={t(
        'notifications:Emails about changes wait until the quiet hours end. Reminders and daily emails do not.',
      )}
      summary={
        hours
          ? [writeHour(hours.from), writeHour(hours.to)].join(' – ')
          : t('notifications:No quiet hours')
      }
      state={state}
    >
      <div className={styles.beside}>
        <SwitchField
          label={t('notifications:Hold back emails about changes')}
          checked={hours !== null}
          onChange={({ currentTarget: { checked } }) =>
            save({ quiet_hours: checked ? night : null })
          }
        />
      </div>
      {hours && (
        <>
          <HourField
            label={t('notifications:From (hour)')}
            hour={hours.from}
            choices={choices}
            excluded={hours.to}
            onChange={(from) => save({ quiet_hours: { from, to: hours.to } })}
          />
          <HourField
            label={t('notifications:Until')}
            hour={hours.to}
            choices={choices}
            excluded={hours.from}
            onChange={(to) => save({ quiet_hours: { from: hours.from, to } })}
          />
          <p className={styles.beside}>{writeZone(zone)}</p>
        </>
      )}
    </FoldingSection>
  );
}

interface HourFieldProps {
  label: string;
  hour: number;
  choices: readonly Choice<number>[];
  /** That of the other field: from one hour to the same one would be all day, or never. */
  excluded: number;
  onChange: (hour: number) => void;
}

function HourField({ label, hour, choices, excluded, onChange }: HourFieldProps) {
  return (
    <SelectField
      label={label}
      value={String(hour)}
      options={choices.filter(({ value }) => value !== excluded)}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  );
}
