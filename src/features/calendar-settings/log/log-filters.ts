import { useLocation, useSearchParams } from 'react-router-dom';
import type { ListCalendarChangesInput } from '#generated/calendar/fetchers.ts';
import { dayAt } from '#src/util/day-numbers.ts';

/** Days until today, by name. */
const periods = { day: 1, week: 7, month: 30 } as const;

export interface LogFilters {
  /** The name of a person or a key. */
  readonly author: string | null;
  readonly subCalendar: number | null;
  readonly period: keyof typeof periods | null;
}

export const noFilters: LogFilters = { author: null, subCalendar: null, period: null };

/** The filters in the address. Another choice begins with the first page. */
export function useLogFilters(): [
  filters: LogFilters,
  change: (changes: Partial<LogFilters>) => void,
] {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation();
  const filters = readFilters(address);
  return [
    filters,
    (changes) => {
      const { author, subCalendar, period } = { ...filters, ...changes };
      const changedAddress = new URLSearchParams(address);
      changedAddress.delete('offset');
      for (const [name, value] of Object.entries({ by: author, sub: subCalendar, time: period })) {
        if (value === null) changedAddress.delete(name);
        else changedAddress.set(name, String(value));
      }
      setAddress(changedAddress, {
        replace: true,
        preventScrollReset: true,
        defaultShouldRevalidate: false,
        state,
      });
    },
  ];
}

function readFilters(address: URLSearchParams): LogFilters {
  return {
    author: address.get('by'),
    subCalendar: readSubCalendar(address.get('sub')),
    period: readPeriod(address.get('time')),
  };
}

/** Reads an id as the address and the field write it. */
export function readSubCalendar(text: string | null): number | null {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** Reads a period as the address and the field write it. */
export function readPeriod(text: string | null): LogFilters['period'] {
  return text === 'day' || text === 'week' || text === 'month' ? text : null;
}

/**
 * The filters as the call takes them.
 * @param today days since 1970, in the zone of the calendar.
 */
export function toQuery(
  { author, subCalendar, period }: LogFilters,
  today: number,
): NonNullable<ListCalendarChangesInput['query']> {
  return {
    ...(author !== null && { author }),
    ...(subCalendar !== null && { sub_calendar_ids: [subCalendar] }),
    ...(period !== null && { start_date: dayAt(today - periods[period] + 1) }),
  };
}
