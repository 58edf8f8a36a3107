import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { calendarWeek } from '#src/calendar/model/week.ts';
import { clockMinuteIn } from '#src/calendar/model/zone-clock.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { customProperties } from '#src/ui/custom-properties.ts';
import { dayOfMinute } from '#src/util/day-numbers.ts';
import { serverNow } from '#src/util/server-clock.ts';
import { Preview } from '../frame/Preview.tsx';
import type { CalendarSettings } from '../frame/settings-part.ts';
import { useClockWriter } from '../frame/use-clock-writer.ts';
import { WeekPreview } from '../frame/WeekPreview.tsx';
import styles from './DayPreview.module.css';
import type { Weeks } from './WeekFields.tsx';

interface DayPreviewProps {
  values: Weeks;
  dateTime: CalendarSettings['date_time'];
}

/** The days of a week, and the hours of a day with its slots. */
export function DayPreview({ values, dateTime }: DayPreviewProps) {
  const { calendarDefaults } = useAtomValue(settingsAtom);
  const [now] = useState(serverNow);
  const { locale, writeTime } = useClockWriter(dateTime);
  const { visible_from: from, visible_to: to, time_resolution: minutes } = values;
  const week = calendarWeek(
    {
      weekStart: dateTime.week_start,
      hideWeekend: values.hide_weekend,
      hasNumbers: values.show_week_numbers,
    },
    calendarDefaults,
  );
  return (
    <Preview>
      <WeekPreview
        day={dayOfMinute(clockMinuteIn(dateTime.time_zone, now))}
        week={week}
        locale={locale}
      />
      {from < to && (
        <div className={styles.day}>
          <span className={styles.hour}>{writeTime(from * 60)}</span>
          <span
            className={styles.slots}
            style={customProperties({ '--hours': to - from, '--slots': 60 / minutes })}
          />
          <span className={styles.hour}>{writeTime(to * 60)}</span>
        </div>
      )}
    </Preview>
  );
}
