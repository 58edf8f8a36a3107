import { bigCalendar } from './big-calendar.ts';
import { boathouseShifts } from './boathouse-shifts.ts';
import { choir } from './choir.ts';
import { family } from './family.ts';
import { seriesHistory } from './histories.ts';
import { meetingRooms } from './meeting-rooms.ts';
import { streetParty, wateringRota } from './other-weeks.ts';
import { plainCalendar } from './plain-calendar.ts';
import type { CalendarContents } from './records.ts';
import { regatta } from './regatta.ts';
import { rowingClub } from './rowing-club.ts';

type MakeContents = (title: string, start: Date) => CalendarContents;

const stories: Readonly<Record<number, MakeContents>> = {
  101: rowingClub,
  102: meetingRooms,
  103: family,
  104: boathouseShifts,
  105: regatta,
  107: choir,
  110: bigCalendar,
};

const plainCalendars: Readonly<Record<number, typeof plainCalendar>> = {
  106: wateringRota,
  109: streetParty,
};

/** Returns the contents of a calendar of the demo data at the beginning of a world. */
export function calendarContents(
  calendar: { id: number; title: string; owner: { id: number; name: string } },
  start: Date,
): CalendarContents {
  const story = stories[calendar.id];
  const contents = story
    ? story(calendar.title, start)
    : (plainCalendars[calendar.id] ?? plainCalendar)(calendar, start);
  return {
    ...contents,
    history: new Map([...seriesHistory(contents.events), ...(contents.history ?? [])]),
  };
}
