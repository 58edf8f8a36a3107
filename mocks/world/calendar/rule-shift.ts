import { dayMs } from '#src/util/dates.ts';
import { type LocalTime, partsAt, startOfDay, weekday } from '../../time/local-time.ts';

/** The names of weekdays in rules, from Sunday. */
export const weekdays: readonly string[] = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** A rule whose weekdays or days of the month move along with an occurrence that moves to another day. */
export function shiftedRule(rrule: string, from: LocalTime, to: LocalTime): string {
  const days = Math.round((startOfDay(to) - startOfDay(from)) / dayMs);
  if (days === 0) return rrule;
  return rrule
    .split(';')
    .map((part) => {
      const [name = '', value = ''] = part.split('=');
      return `${name}=${shiftedValue(name, value, { days, to })}`;
    })
    .join(';');
}

interface Shift {
  readonly days: number;
  readonly to: LocalTime;
}

function shiftedValue(name: string, value: string, { days, to }: Shift): string {
  if (name === 'BYDAY') {
    return value
      .split(',')
      .map((day) => shiftedWeekday(day, { days, to }))
      .join(',');
  }
  // Several days of a month have no common way to move.
  if (name === 'BYMONTHDAY' && /^\d+$/.test(value)) return String(partsAt(to).day);
  if (name === 'BYMONTH' && /^\d+$/.test(value)) return String(partsAt(to).month);
  return value;
}

/** `MO` moves by days; `1MO`, the first Monday of a month, becomes the weekday's place in the new day's month. */
function shiftedWeekday(day: string, { days, to }: Shift): string {
  const [, place = '', name = ''] = /^([+-]?\d+)?([A-Z]{2})$/.exec(day) ?? [];
  const index = weekdays.indexOf(name);
  if (index < 0) return day;
  if (place === '') return weekdays[(((index + days) % 7) + 7) % 7] ?? day;
  const newPlace = place.startsWith('-') ? place : Math.ceil(partsAt(to).day / 7);
  return `${newPlace}${weekdays[weekday(to)]}`;
}
