import { pageAt } from '#generated/app/pages.ts';
import type { components } from '#generated/app/types.ts';
import { errorBody } from '../http/errors.ts';
import { failingAccountId } from '../seed/accounts.ts';
import type { CalendarRecord } from '../seed/demo-calendars.ts';
import { listSeededCalendarIds } from '../seed/members.ts';
import type { UserRecord } from '../seed/user-record.ts';
import { closeCalendar } from '../world/calendar/passwords.ts';
import { type CalendarAddress, calendarAt } from '../world/calendar-addresses.ts';
import { dashboardCalendars, type ListedCalendar } from '../world/dashboard-calendars.ts';
import type { World } from '../world/world.ts';
import type { AccountCall } from './account-call.ts';
import { invalidField, notFound } from './admin-support.ts';
import type { Call, Handlers, OperationId } from './handler.ts';
import { noteAttempt, refuseHaste } from './limits.ts';
import { removeUrl } from './remove-url.ts';

type ListCall = Pick<Call<OperationId, UserRecord>, 'basePath' | 'sessionToken'>;

/** The calendars on the user's list, without those that the user has removed. */
export function listedCalendars({ world, account }: AccountCall): readonly ListedCalendar[] {
  return dashboardCalendars(world, account);
}

export const calendarCalls = {
  listCalendars(call) {
    if (call.account.id === failingAccountId) {
      return { status: 500, body: errorBody('internal_error') };
    }
    const results = listedCalendars(call).map((calendar) => withRemoveUrl(call, calendar));
    return { status: 200, body: { results } };
  },

  addCalendar(call) {
    const { world, account, body } = call;
    const refusal = refuseHaste(call, 'token');
    if (refusal) return refusal;
    const address = addressIn(body.link.trim());
    if (!address) return invalidField('link', 'This is not the link or key of a calendar.');
    const calendar = calendarAt(world, address);
    if (!calendar) {
      noteAttempt(call, 'token');
      return notFound;
    }
    const { id } = calendar;
    if (listedCalendars(call).some((listedCalendar) => listedCalendar.id === id)) {
      return { status: 409, body: errorBody('calendar_listed') };
    }
    const key = 'key' in address ? address.key : null;
    if (key === null && !listSeededCalendarIds(account.id).includes(id)) {
      return { status: 403, body: errorBody('account_no_permission') };
    }
    const user = world.changeUser(account.id, {
      leftCalendars: new Set([...account.leftCalendars].filter((leftId) => leftId !== id)),
      addedCalendars: new Map([...account.addedCalendars, [id, { key }]]),
    });
    const addedCalendar = dashboardCalendars(world, user).find(
      (listedCalendar) => listedCalendar.id === id,
    );
    return addedCalendar ? { status: 201, body: withRemoveUrl(call, addedCalendar) } : notFound;
  },

  pinCalendar: (call) => changePins(call, (pins) => pins.add(call.path.calendarId)),

  unpinCalendar: (call) => changePins(call, (pins) => pins.delete(call.path.calendarId)),

  orderPins({ account, world, body }) {
    const { pinnedCalendars } = account;
    const first = body.calendars.filter((id) => pinnedCalendars.has(id));
    world.changeUser(account.id, { pinnedCalendars: new Set([...first, ...pinnedCalendars]) });
    return { status: 204 };
  },
} satisfies Handlers<UserRecord>;

export const publicCalendarCalls = {
  closeProtectedCalendar: ({ path, world }) =>
    answerClosing(world, calendarAt(world, { key: path.calendarKey })),

  closeProtectedCalendarByIdentifier: ({ path, world }) =>
    answerClosing(world, calendarAt(world, { identifier: path.identifier })),
} satisfies Handlers;

function answerClosing(world: World, calendar: CalendarRecord | undefined) {
  if (!calendar) return { status: 404, body: errorBody('not_found') } as const;
  closeCalendar(world, { id: calendar.id, keys: world.calendarExtras.get(calendar.id).keys });
  return { status: 204 } as const;
}

function changePins(
  call: Call<'pinCalendar' | 'unpinCalendar', UserRecord>,
  change: (pins: Set<number>) => void,
) {
  const { account, world, path } = call;
  if (!listedCalendars(call).some(({ id }) => id === path.calendarId)) return notFound;
  const pinnedCalendars = new Set(account.pinnedCalendars);
  change(pinnedCalendars);
  world.changeUser(account.id, { pinnedCalendars });
  return { status: 204 } as const;
}

/** A calendar as the session that lists it sees it. */
export function withRemoveUrl(
  { basePath, sessionToken = '' }: ListCall,
  calendar: ListedCalendar,
): components['schemas']['Calendar'] {
  return { ...calendar, remove_url: basePath + removeUrl(sessionToken, calendar.id) };
}

/** The calendar that a shared link opens, on any host and base path. */
function addressIn(link: string): CalendarAddress | undefined {
  if (/^ks[A-Za-z0-9]{16}$/.test(link)) return { key: link };
  const segments = URL.parse(link)?.pathname.split('/') ?? [];
  for (let from = 1; from < segments.length; from += 1) {
    const path = `/${segments.slice(from).join('/')}`;
    const page = pageAt(path)?.id;
    if (page === 'calendarByKey') return { key: segments[from] ?? '' };
    if (page === 'calendarByIdentifier') return { identifier: segments[from + 1] ?? '' };
  }
  return undefined;
}
