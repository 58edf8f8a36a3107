import { useMemo } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { deviceZone, writeZone } from '#src/util/time-zones.ts';
import { eventTime } from '../formats/event-name.ts';
import { placeName } from '../formats/place-name.ts';
import { zoneChoices } from '../formats/zone-choices.ts';
import styles from './EventFields.module.css';
import type { FieldsProps } from './fields-props.ts';
import { wantedSpan } from './wanted-span.ts';

/** The zone of an event's times, which a calendar may leave to the reader, and when that is on the page's clocks. */
export function EventZone({ field, values, calendar, formats, isQuick }: FieldsProps) {
  const t = useTranslate();
  const { ownZone } = calendar;
  const zone = calendar.zone ?? deviceZone();
  const { name, initial } = field('tz');
  const first = initial ?? zone;
  const options = useMemo(() => zoneChoices(t, ownZone ?? zone, first), [t, ownZone, zone, first]);
  if (isQuick || ownZone === null) {
    return (
      <p className={styles.note}>{t('calendar:Times are in %zone%.', { zone: writeZone(zone) })}</p>
    );
  }
  const isElsewhere = values.tz !== null && values.tz !== zone;
  const span = isElsewhere ? wantedSpan(values, calendar) : null;
  return (
    <>
      <SelectField name={name} initial={first} label={t('calendar:Time zone')} options={options} />
      <p className={styles.note} role="status">
        {span &&
          t('calendar:In %place%: %time%', {
            place: placeName(zone),
            time: eventTime(t, formats, span),
          })}
      </p>
    </>
  );
}
