import { dayMs } from '#src/util/dates.ts';

/**
 * Local dates and times as numbers: the milliseconds that would have passed since 1970 if the clock on the wall showed
 * UTC. Local times compare and add up like instants, and a local day always has 24 hours.
 */
export type LocalTime = number;

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;

const pattern = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d))?)?$/;

/** Reads `2026-03-07` or `2026-03-07T09:30`; undefined if there is no such day or time. */
export function parseLocal(
  text: string,
): { readonly time: LocalTime; readonly isDate: boolean } | undefined {
  const [whole, year = '', month = '', day = '', hour, minute = '0', second = '0'] =
    pattern.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const date = Date.UTC(Number(year), Number(month) - 1, Number(day));
  // February 30 becomes another day.
  if (dateText(date) !== `${year}-${month}-${day}`) return undefined;
  if (Number(hour ?? 0) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  const time = Number(hour ?? 0) * hourMs + Number(minute) * minuteMs + Number(second) * 1000;
  return { time: date + time, isDate: hour === undefined };
}

/** `2026-03-07`. */
export function dateText(time: LocalTime): string {
  const { year, month, day } = partsAt(time);
  return `${pad(year, 4)}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** `2026-03-07T09:30:00`. */
export function timeText(time: LocalTime): string {
  const ofDay = time - startOfDay(time);
  const hour = Math.floor(ofDay / hourMs);
  const minute = Math.floor((ofDay % hourMs) / minuteMs);
  const second = Math.floor((ofDay % minuteMs) / 1000);
  return `${dateText(time)}T${twoDigits(hour)}:${twoDigits(minute)}:${twoDigits(second)}`;
}

/** `+01:00`. */
export function offsetText(offset: number): string {
  const minutes = Math.abs(Math.round(offset / minuteMs));
  return `${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

export function startOfDay(time: LocalTime): LocalTime {
  return Math.floor(time / dayMs) * dayMs;
}

/** The Monday on or before a day. */
export function mondayBefore(time: LocalTime): LocalTime {
  return startOfDay(time) - ((weekday(time) + 6) % 7) * dayMs;
}

/** 0 is Sunday. */
export function weekday(time: LocalTime): number {
  // 1970 began on a Thursday.
  return (((Math.floor(time / dayMs) + 4) % 7) + 7) % 7;
}

/** Year, month from 1, and day of the month: arithmetic, because dates are too slow for thirty thousand events. */
export function partsAt(time: LocalTime): { year: number; month: number; day: number } {
  // Howard Hinnant's algorithm counts from March 1 of the year 0, in eras of 400 years.
  const days = Math.floor(time / dayMs) + 719_468;
  const era = Math.floor(days / 146_097);
  const ofEra = days - era * 146_097;
  const yearOfEra = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) /
      365,
  );
  const ofYear =
    ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * ofYear + 2) / 153);
  const day = ofYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}

const numbers = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));

function twoDigits(number: number): string {
  return numbers[number] ?? String(number);
}

function pad(number: number, digits: number): string {
  return String(number).padStart(digits, '0');
}
