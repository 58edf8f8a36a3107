import type { Browser } from '../../support.ts';

/** Rules that made the calendar unreadable or the service hang, and others that no calendar can take. */
export const refusedRules = [
  'FREQ=SECONDLY',
  'freq=secondly',
  'freq=minutely;count=5',
  'FREQ=MINUTELY;COUNT=2',
  'FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=DAILY;BYHOUR=0,1,2,3;BYMINUTE=0,1,2,3;BYSECOND=0,1,2,3',
  'FREQ=DAILY;COUNT=999999999',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=DAILY;INTERVAL=99999999999999999999',
  'FREQ=DAILY;FREQ=SECONDLY',
  'FREQ=DAILY;COUNT=1;UNTIL=20270101',
  'FREQ=DAILY;UNTIL=20270230T000000Z',
  'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=MONTHLY;INTERVAL=12;BYMONTH=7',
  'FREQ=YEARLY;BYMONTH=7;BYWEEKNO=1;BYDAY=MO,TU,WE,TH,FR,SA,SU',
  'FREQ=YEARLY;UNTIL=19000101',
  'FREQ=DAILY;BYSETPOS=2;BYMONTHDAY=1,2,3',
  'RSCALE=CHINESE;FREQ=MONTHLY;BYMONTHDAY=30',
  `FREQ=YEARLY;BYYEARDAY=${Array.from({ length: 366 }, (_, index) => index + 1).join()}`,
] as const;

/** Rules as files may spell them, and what they are then. */
export const tidiedRules = [
  ['FREQ=WEEKLY;INTERVAL=1;', 'FREQ=WEEKLY;INTERVAL=1'],
  ['freq=daily;count=3', 'FREQ=DAILY;COUNT=3'],
  ['FREQ=DAILY ; COUNT=3', 'FREQ=DAILY;COUNT=3'],
  ['FREQ=DAILY;;COUNT=3', 'FREQ=DAILY;COUNT=3'],
  ['RRULE:FREQ=DAILY;COUNT=3', 'FREQ=DAILY;COUNT=3'],
  ['FREQ=DAILY;UNTIL=99991231T235959Z', 'FREQ=DAILY;UNTIL=22991231T235959Z'],
] as const;

/** A file of events on the evening of June 2, 2026, with the lines that a test adds to each. */
export function icsFile(events: readonly (readonly string[])[]): string {
  const lines = events.flatMap((more, index) => [
    ...['BEGIN:VEVENT', `UID:event-${index}`, `SUMMARY:Event ${index}`],
    ...['DTSTART:20260602T160000Z', 'DTEND:20260602T173000Z', ...more, 'END:VEVENT'],
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
}

/** Imports a file into a sub-calendar of the rowing club that takes several events at a time. */
export function importIcs({ fetch }: Pick<Browser, 'fetch'>, calendar: string, file: string) {
  const form = importForm(file);
  const headers = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };
  return fetch(`/calendars/${calendar}/import`, { method: 'POST', headers, body: form });
}

export function importForm(file: string, more: Record<string, string> = {}): FormData {
  const form = new FormData();
  const fields = { file, sub_calendar_id: '10106', ...more };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
