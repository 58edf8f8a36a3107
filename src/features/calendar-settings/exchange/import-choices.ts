import type { components } from '#generated/calendar/types.ts';
import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import type { CalendarConfiguration } from '../frame/settings-part.ts';

export type ImportResult = components['schemas']['ImportResult'];
export type ImportedEvent = components['schemas']['ImportedEvent'];
export type ImportField = components['schemas']['ImportField'];
export type ImportOutcome = components['schemas']['ImportOutcome'];

/** The most that the server reads. */
export const largestFile = 10 * 1024 * 1024;
export const mostEvents = 10_000;

/** A file, and what the server cannot know of it. */
export interface ImportChoices {
  readonly file: File;
  /** Where events go that name no sub-calendar of the calendar. */
  readonly subCalendarId: number;
  /** The zone of times for which the file names none. */
  readonly zone: string;
  /** The fields of columns, by their headings; null for those that are left out. The server guesses others. */
  readonly columns: Readonly<Record<string, ImportField | null>>;
}

/** The sub-calendars to which events can go. */
export function importTargets({ sub_calendars }: CalendarConfiguration): readonly SubCalendar[] {
  return sub_calendars.filter(({ active }) => active);
}

/** The body of the import's call. */
export function importForm(
  { file, subCalendarId, zone, columns }: ImportChoices,
  isDryRun: boolean,
): FormData {
  const form = new FormData();
  form.set('file', file);
  form.set('sub_calendar_id', String(subCalendarId));
  form.set('tz', zone);
  if (Object.keys(columns).length > 0) form.set('columns', JSON.stringify(columns));
  if (isDryRun) form.set('dry_run', 'true');
  return form;
}
