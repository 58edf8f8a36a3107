import type { CSSProperties } from 'react';
import { type CalendarWeek, shownDays, weekNumber } from '#src/calendar/model/week.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { customProperties } from '#src/ui/custom-properties.ts';
import { dateParts, dayAt, startOfWeek } from '#src/util/day-numbers.ts';
import styles from './WeekPreview.module.css';

interface WeekPreviewProps {
  /** A day of the week that is shown. */
  day: number;
  week: CalendarWeek;
  /** A language tag. */
  locale: string;
}

/** A week in the calendar, as small as possible. */
export function WeekPreview({ day, week, locale }: WeekPreviewProps) {
  const t = useTranslate();
  const first = startOfWeek(day, week.rule);
  const days = shownDays({ first, last: first + 6 }, week);
  const writeWeekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const columns: CSSProperties = customProperties({ '--days': days.length });
  return (
    <div className={styles.week} style={columns} data-numbered={week.hasNumbers ? '' : undefined}>
      {week.hasNumbers && (
        <span className={styles.number}>
          {t('settings:Week %number%', { number: weekNumber(first, week.rule) })}
        </span>
      )}
      {days.map((shownDay) => (
        <span key={shownDay} className={styles.day}>
          <span className={styles.weekday}>{writeWeekday.format(new Date(dayAt(shownDay)))}</span>
          {dateParts(shownDay).day}
        </span>
      ))}
    </div>
  );
}
