import { parseRecurrence, type Recurrence } from '#src/calendar/model/recurrence.ts';
import { clockMinuteIn } from '#src/calendar/model/zone-clock.ts';
import type { Translate } from '#src/i18n/i18n.ts';
import { dayNumber, dayOfMinute } from '#src/util/day-numbers.ts';
import type { CalendarFormats } from './calendar-formats.ts';

/**
 * Describes an event's recurrence in a sentence: "Every 2 weeks on Monday and Friday, until March 30, 2026". A rule
 * without words here is "By a rule of its own".
 * @param zone that of all times; null is the device's.
 */
export function recurrenceText(
  t: Translate,
  formats: CalendarFormats,
  rule: string,
  { start, zone }: { start: string; zone: string | null },
): string {
  const recurrence = parseRecurrence(rule, start);
  return recurrence
    ? sentenceFor(t, formats, recurrence, zone)
    : t('calendar:By a rule of its own');
}

/** The same in a few words, "Every Mon, Wed", without its end; empty for a rule without words. */
export function briefRecurrence(
  t: Translate,
  formats: CalendarFormats,
  rule: string,
  start: string,
): string {
  const recurrence = parseRecurrence(rule, start);
  if (!recurrence) return '';
  const { pattern, interval } = recurrence;
  if (pattern.kind !== 'weekly' || interval > 1) return patternText(t, formats, recurrence);
  const days = pattern.weekdays.map((day) => formats.weekday(sunday + day, 'short'));
  return t('calendar:Every %days%', { days: formats.join(days) });
}

/** The sentence of a rule that has been read. */
export function sentenceFor(
  t: Translate,
  formats: CalendarFormats,
  recurrence: Recurrence,
  zone: string | null,
): string {
  const { end } = recurrence;
  const pattern = patternText(t, formats, recurrence);
  if (end.kind === 'never') return pattern;
  if (end.kind === 'count')
    return t('calendar:%pattern%, %count% times', { pattern, count: end.count });
  const day =
    end.until.length <= 10
      ? dayNumber(end.until)
      : dayOfMinute(clockMinuteIn(zone, Date.parse(end.until)));
  return t('calendar:%pattern%, until %day%', { pattern, day: formats.fullDay(day) });
}

function patternText(
  t: Translate,
  formats: CalendarFormats,
  { pattern, interval: count }: Recurrence,
): string {
  switch (pattern.kind) {
    case 'weekdays':
      return t('calendar:Monday to Friday');
    case 'daily':
      return count === 1 ? t('calendar:Every day') : t('calendar:Every %count% days', { count });
    case 'weekly': {
      const days = formats.list(
        pattern.weekdays.map((day) => formats.weekday(sunday + day, 'long')),
      );
      return count === 1
        ? t('calendar:Every week on %days%', { days })
        : t('calendar:Every %count% weeks on %days%', { count, days });
    }
    case 'monthly': {
      const { day } = pattern;
      return count === 1
        ? t('calendar:Every month on day %day%', { day: String(day) })
        : t('calendar:Every %count% months on day %day%', { count, day: String(day) });
    }
    case 'monthlyByWeekday': {
      const day = weekdayOfMonth(t, formats, pattern);
      return count === 1
        ? t('calendar:Every month on the %day%', { day })
        : t('calendar:Every %count% months on the %day%', { count, day });
    }
    case 'yearly':
      return count === 1 ? t('calendar:Every year') : t('calendar:Every %count% years', { count });
  }
}

/** A Sunday. */
const sunday = dayNumber('1970-01-04');

function weekdayOfMonth(
  t: Translate,
  formats: CalendarFormats,
  { weekday, week }: { weekday: number; week: number },
): string {
  const values = { weekday: formats.weekday(sunday + weekday, 'long') };
  switch (week) {
    case 1:
      return t('calendar:first %weekday%', values);
    case 2:
      return t('calendar:second %weekday%', values);
    case 3:
      return t('calendar:third %weekday%', values);
    case 4:
      return t('calendar:fourth %weekday%', values);
    case 5:
      return t('calendar:fifth %weekday%', values);
    default:
      return t('calendar:last %weekday%', values);
  }
}
