import { longestRange } from '#src/calendar/store/event-calls.ts';
import { addDays, type Day, isDay } from '#src/util/dates.ts';
import { fileStem } from '#src/util/file-names.ts';

/** The wanted contents of a file. */
export interface ExportChoices {
  format: 'ics' | 'csv';
  extent: 'range' | 'all';
  start_date: Day | null;
  end_date: Day | null;
  /** The sub-calendars that it has, by their ids. */
  sub_calendars: Record<string, boolean>;
}

export const mediaTypes = { ics: 'text/calendar', csv: 'text/csv' } as const;

/** The last day that a range from a day can have. */
export function lastDayFrom(start: Day): Day {
  return addDays(start, longestRange - 1);
}

/** Reads the range that a link to the export names. */
export function rangeInLink(query: URLSearchParams): { start: Day; end: Day } | null {
  const start = query.get('from') ?? '';
  const end = query.get('to') ?? '';
  return isDay(start) && isDay(end) && start <= end ? { start, end } : null;
}

/** The name of a file: the calendar's title and the range, never its key. */
export function exportName(title: string, choices: ExportChoices): string {
  const { format, extent, start_date, end_date } = choices;
  const range = extent === 'range' && start_date && end_date ? ` ${start_date} – ${end_date}` : '';
  return `${fileStem(title) || 'calendar'}${range}.${format}`;
}

/** The parameters of the export's call. */
export function exportQuery({
  format,
  extent,
  start_date,
  end_date,
  sub_calendars,
}: ExportChoices) {
  const ids = Object.entries(sub_calendars);
  const chosenIds = ids.flatMap(([id, isChosen]) => (isChosen ? Number(id) : []));
  return {
    format,
    ...(extent === 'all' && { all: true }),
    ...(extent === 'range' && start_date && end_date && { start_date, end_date }),
    ...(chosenIds.length < ids.length && { sub_calendar_ids: chosenIds }),
  };
}
