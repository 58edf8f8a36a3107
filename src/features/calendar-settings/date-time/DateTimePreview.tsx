import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { calendarWeek } from '#src/calendar/model/week.ts';
import { clockMinuteIn } from '#src/calendar/model/zone-clock.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { dayOfMinute } from '#src/util/day-numbers.ts';
import { serverNow } from '#src/util/server-clock.ts';
import { writeZone } from '#src/util/time-zones.ts';
import { Preview } from '../frame/Preview.tsx';
import type { CalendarSettings } from '../frame/settings-part.ts';
import { useClockWriter } from '../frame/use-clock-writer.ts';
import { WeekPreview } from '../frame/WeekPreview.tsx';

interface DateTimePreviewProps {
  values: CalendarSettings['date_time'];
  /** The settings of weeks that the form does not change. */
  views: CalendarSettings['calendar_views'];
}

/** This moment as the calendar will write it, and the week around it. */
export function DateTimePreview({ values, views }: DateTimePreviewProps) {
  const t = useTranslate();
  const { calendarDefaults } = useAtomValue(settingsAtom);
  const [now] = useState(serverNow);
  const minute = clockMinuteIn(values.time_zone, now);
  const { locale, writeDate, writeTime } = useClockWriter(values);
  const moment = { date: writeDate(minute), time: writeTime(minute) };
  const week = calendarWeek(
    {
      weekStart: values.week_start,
      hideWeekend: views.hide_weekend,
      hasNumbers: views.show_week_numbers,
    },
    calendarDefaults,
  );
  return (
    <Preview>
      <p>
        {values.show_time_zone
          ? t('settings:Now: %date%, %time% (%zone%)', {
              ...moment,
              zone: writeZone(values.time_zone),
            })
          : t('settings:Now: %date%, %time%', moment)}
      </p>
      <WeekPreview day={dayOfMinute(minute)} week={week} locale={locale} />
    </Preview>
  );
}
