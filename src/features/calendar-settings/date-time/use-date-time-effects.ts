import { useState } from 'react';
import { clockMinuteIn } from '#src/calendar/model/zone-clock.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { minutesPerDay } from '#src/util/day-numbers.ts';
import { serverNow } from '#src/util/server-clock.ts';
import { writeZone } from '#src/util/time-zones.ts';
import type { CalendarSettings } from '../frame/settings-part.ts';
import { useClockWriter } from '../frame/use-clock-writer.ts';

type DateTime = CalendarSettings['date_time'];

const tenOClock = 600;

/** Describes what changes of the zone and of formats mean for everybody who opens the calendar. */
export function useDateTimeEffects(saved: DateTime) {
  const t = useTranslate();
  const [now] = useState(serverNow);
  const { writeTime } = useClockWriter(saved);
  const describeZone = (zone: string) => {
    const shift = clockMinuteIn(zone, now) - clockMinuteIn(saved.time_zone, now);
    return t(
      'settings:Events stay at their moments: what begins at %before% will begin at %after% in %zone%.',
      {
        before: writeTime(tenOClock),
        after: writeTime((tenOClock + shift + minutesPerDay) % minutesPerDay),
        zone: writeZone(zone),
      },
    );
  };
  return (values: DateTime): readonly string[] => {
    const isChanged = (name: keyof DateTime) => values[name] !== saved[name];
    return [
      ...(isChanged('time_zone') ? [describeZone(values.time_zone)] : []),
      ...(isChanged('show_time_zone')
        ? [
            values.show_time_zone
              ? t('settings:Each reader will be able to see the calendar in another time zone.')
              : t('settings:Readers who have chosen another time zone will be back in this one.'),
          ]
        : []),
      ...(isChanged('week_start')
        ? [t('settings:Weeks and their numbers will begin on another day for everybody.')]
        : []),
      ...(isChanged('date_locale') || isChanged('use_24h_times')
        ? [
            t(
              'settings:A format that is set here takes the place of the one that readers have chosen for themselves.',
            ),
          ]
        : []),
    ];
  };
}
