import { hourMs } from '../../time/local-time.ts';
import type { CalendarContents } from './records.ts';
import { calendarSettings, eventFields, Story, subCalendars } from './story-calendar.ts';

const shifts = { early: 10401, late: 10402, night: 10403, onCall: 10404 } as const;

/** Shifts around the clock: over midnight, and over the nights in which clocks change. */
export function boathouseShifts(title: string, start: Date): CalendarContents {
  const story = new Story(start, 'Europe/Zurich');
  const shift = (id: string, name: string, on: number, from: number, hours: number, days: string) =>
    story.event({
      id,
      title: name,
      on: [on],
      who: name.replace(/^.*: /, ''),
      from,
      to: from + hours * hourMs,
      rrule: `FREQ=WEEKLY;BYDAY=${days}`,
    });
  return {
    settings: calendarSettings(title, story.zone, {
      calendar_views: { default_view: 'timeline', visible_from: 0, visible_to: 24 },
      identity: { header_color: 'teal' },
    }),
    subCalendars: subCalendars(104, [
      { name: 'Shifts > Early', color: 'amber' },
      { name: 'Shifts > Late', color: 'blue' },
      { name: 'Shifts > Night', color: 'indigo' },
      { name: 'On call', color: 'red', allows_overlap: false },
    ]),
    fields: eventFields([{ id: 1011, type: 'text', name: 'Phone' }]),
    events: [
      shift('7031', 'Early: Milo', shifts.early, story.at(-26, 'MO', '06:00'), 8, 'MO,TU,WE'),
      shift('7032', 'Late: Rosa', shifts.late, story.at(-26, 'MO', '14:00'), 8, 'MO,TU,WE'),
      shift('7033', 'Night: Tim', shifts.night, story.at(-26, 'MO', '22:00'), 8, 'MO,TU,WE'),
      shift('8001', 'Early: Rosa', shifts.early, story.at(-26, 'TH', '06:00'), 8, 'TH,FR,SA,SU'),
      shift('8002', 'Late: Tim', shifts.late, story.at(-26, 'TH', '14:00'), 8, 'TH,FR,SA,SU'),
      shift('8003', 'Night: Milo', shifts.night, story.at(-26, 'TH', '22:00'), 8, 'TH,FR,SA,SU'),
      story.event({
        id: '8004',
        title: 'On call: Olivia',
        on: [shifts.onCall],
        custom: { '1011': '+41 44 555 01 01' },
        from: story.at(-26, 'MO', '08:00'),
        to: story.at(-25, 'MO', '08:00'),
        rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO',
      }),
      story.event({
        id: '8005',
        title: 'On call: Milo',
        on: [shifts.onCall],
        from: story.at(-25, 'MO', '08:00'),
        to: story.at(-24, 'MO', '08:00'),
        rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO',
      }),
    ],
  };
}
