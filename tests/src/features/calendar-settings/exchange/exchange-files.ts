import type { UserEvent } from '@testing-library/user-event';

interface FileEvent {
  uid: string;
  title: string;
  /** iCalendar's short form, in UTC. */
  start: string;
  end?: string;
  sequence?: number;
}

/** A calendar file with events. */
export function icsFile(...events: readonly FileEvent[]): File {
  const lines = events.flatMap(({ uid, title, start, end = start, sequence = 0 }) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'DTSTAMP:20260301T080000Z',
    `SEQUENCE:${sequence}`,
    `DTSTART:${start}`,
    `DTEND:${end}`,
    `SUMMARY:${title}`,
    'END:VEVENT',
  ]);
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR'];
  return new File([`${text.join('\r\n')}\r\n`], 'club.ics', { type: 'text/calendar' });
}

export function csvFile(...lines: readonly string[]): File {
  return new File([lines.join('\r\n')], 'club.csv', { type: 'text/csv' });
}

/** Chooses a file for the import. */
export async function chooseFile(user: UserEvent, file: File): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no input for files.');
  await user.upload(input, file);
}
