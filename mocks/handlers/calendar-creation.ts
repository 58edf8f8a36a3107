import { newCalendar } from '../seed/calendar/new-calendar.ts';
import { newExtras } from '../seed/calendar-extras.ts';
import type { CalendarRecord } from '../seed/demo-calendars.ts';
import { createToken } from '../seed/secrets.ts';
import type { UserRecord } from '../seed/user-record.ts';
import { findZone } from '../time/zones.ts';
import { addCalendarState } from '../world/calendar/calendar-states.ts';
import { dashboardCalendar } from '../world/dashboard-calendars.ts';
import type { World } from '../world/world.ts';
import { invalidField } from './admin-support.ts';
import { withRemoveUrl } from './calendars.ts';
import type { Handlers } from './handler.ts';

/** The id of the first calendar that a world creates, above those of the demo data. */
const firstId = 20_001;

export const calendarCreationCalls = {
  createCalendar(call) {
    const { world, account, body, now } = call;
    const title = body.title.trim();
    const names = body.sub_calendars.map((name) => name.trim());
    if (title === '') return invalidField('title', 'There is no title.');
    if (!findZone(body.time_zone)) {
      return invalidField('time_zone', 'There is no such time zone.');
    }
    if (names.includes('') || new Set(names).size < names.length) {
      return invalidField('sub_calendars', 'Another sub-calendar has this name.');
    }
    const calendar = createRecord(world, title, account, now);
    world.calendars.set(calendar);
    world.calendarExtras.set(calendar.id, newExtras(calendar));
    addCalendarState(world, calendar.id, newCalendar(calendar, { zone: body.time_zone, names }));
    for (const name of [calendar.key, calendar.identifier]) world.addedKeys.set(name, calendar.id);
    const user = world.changeUser(account.id, {
      addedCalendars: new Map([...account.addedCalendars, [calendar.id, { key: calendar.key }]]),
    });
    return { status: 201, body: withRemoveUrl(call, dashboardCalendar(world, calendar, user)) };
  },
} satisfies Handlers<UserRecord>;

function createRecord(world: World, title: string, account: UserRecord, now: Date): CalendarRecord {
  const createdCalendars = [...world.calendars.listChanged()].filter(({ id }) => id >= firstId);
  const id = Math.max(firstId - 1, ...createdCalendars.map((calendar) => calendar.id)) + 1;
  return {
    id,
    identifier: createToken(6, 'new identifier', id),
    title,
    key: `ks${createToken(16, 'new key', id)}`,
    owner: { id: account.id, name: account.name, email: account.email },
    organization: null,
    license: 'intro',
    active: true,
    created_at: now.getTime() - world.start.getTime(),
  };
}
