import { useAtomValue } from 'jotai';
import { memo, useId, useState } from 'react';
import { use24hTimesAtom } from '#src/i18n/clock.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useDateLocale } from '#src/i18n/use-date-locale.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { useMedia } from '#src/ui/use-media.ts';
import { writeZone } from '#src/util/time-zones.ts';
import styles from './NotificationTimes.module.css';
import { hourChoices, zoneChoices } from './notification-times.ts';
import { RowState } from './RowState.tsx';
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
  // On a phone the times would push the calendars out of view, and few people change them.
  const canFold = useMedia('(width < 640px)');
  const [isOpen, setOpen] = useState(false);
  const isFolded = canFold && !isOpen;
  const fieldsId = useId();
  const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Section
      title={t('notifications:Daily emails')}
      lead={
        isFolded
          ? [hours.find(({ value }) => value === hour)?.label, writeZone(zone)].join(' · ')
          : t('notifications:When summaries and agendas are sent. All other emails come at once.')
      }
      actions={
        <>
          <RowState state={state} />
          {canFold && (
            <Button
              size="dense"
              aria-expanded={isOpen}
              aria-controls={fieldsId}
              onClick={() => setOpen(!isOpen)}
            >
              {t('notifications:Change time')}
            </Button>
          )}
        </>
      }
    >
      <div id={fieldsId} className={styles.fields} hidden={isFolded}>
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
      </div>
    </Section>
  );
});
