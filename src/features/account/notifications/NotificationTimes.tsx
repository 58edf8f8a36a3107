import { useAtomValue } from 'jotai';
import { memo } from 'react';
import { use24hTimesAtom } from '#src/i18n/clock.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useDateLocale } from '#src/i18n/use-date-locale.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { writeZone } from '#src/util/time-zones.ts';
import { FoldingSection } from './FoldingSection.tsx';
import { hourChoices, zoneChoices } from './notification-times.ts';
import type { Save, SaveState } from './use-notification-changes.ts';

interface NotificationTimesProps {
  hour: number;
  zone: string;
  save: Save;
  /** The state of saving the last change to the times. */
  state: SaveState | undefined;
}

/** When daily mails are sent. Memoized, because rendering hundreds of time zones on each key of the search is slow. */
export const NotificationTimes = memo(function NotificationTimes({
  hour,
  zone,
  save,
  state,
}: NotificationTimesProps) {
  const t = useTranslate();
  const dateLocale = useDateLocale();
  const use24hTimes = useAtomValue(use24hTimesAtom);
  const hours = hourChoices(dateLocale, use24hTimes);
  const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <FoldingSection
      title={t('notifications:Daily emails')}
      lead={t('notifications:When summaries and agendas are sent.')}
      summary={[hours.find(({ value }) => value === hour)?.label, writeZone(zone)].join(' · ')}
      state={state}
    >
      <SelectField
        label={t('notifications:Time of day')}
        value={String(hour)}
        options={hours}
        onChange={(event) => save({ daily_hour: Number(event.currentTarget.value) })}
      />
      <SelectField
        label={t('notifications:Time zone')}
        value={zone}
        options={zoneChoices(zone)}
        onChange={(event) => save({ time_zone: event.currentTarget.value })}
      />
      {ownZone !== zone && (
        <Button onClick={() => save({ time_zone: ownZone })}>
          {t('notifications:Use %zone%, the zone of this device', { zone: writeZone(ownZone) })}
        </Button>
      )}
    </FoldingSection>
  );
});
