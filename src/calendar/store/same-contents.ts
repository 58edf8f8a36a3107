import { type CalendarEvent, clockMinute } from '../model/event.ts';

/** Returns whether an event is as a person saw it, in another version: its series may have changed, which has no part in this. */
export function hasSameContents(event: CalendarEvent, seenEvent: CalendarEvent): boolean {
  return JSON.stringify(contents(event)) === JSON.stringify(contents(seenEvent));
}

function contents({ start, end, signup, ...event }: CalendarEvent) {
  const { title, all_day, sub_calendar_ids, who, location, notes, custom } = event;
  const texts = [title, who, location, notes].map((text) => text ?? null);
  const times = [clockMinute(start), clockMinute(end), all_day];
  const settings = signup ? [signup.limit, signup.deadline, signup.visibility] : null;
  return [texts, times, sub_calendar_ids, custom ?? null, settings];
}
