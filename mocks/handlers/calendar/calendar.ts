import type { components } from '#generated/calendar/types.ts';
import { errorBody } from '../../http/errors.ts';
import {
  isOpen,
  keyBehind,
  mayIn,
  openCalendar,
  passwordRequired,
} from '../../world/calendar/access.ts';
import { isFieldShown } from '../../world/calendar/field-access.ts';
import { enterPassword } from '../../world/calendar/passwords.ts';
import type { Handlers } from '../handler.ts';
import { forgetAttempts, noteAttempt, refuseHaste } from '../limits.ts';
import type { CalendarContext, CalendarHandlers } from './calendar-call.ts';

type Schemas = components['schemas'];

export const calendarConfigurationCalls = {
  getCalendar({ access }) {
    const { calendar, state, kind, name, role } = access;
    const { id, identifier, owner, license } = calendar;
    return {
      status: 200,
      body: {
        id,
        identifier,
        title: state.settings.identity.title,
        owner: { id: owner.id, name: owner.name },
        license,
        settings: state.settings,
        access: {
          kind,
          name,
          role,
          may: {
            add: mayIn(access, 'add'),
            change: mayIn(access, 'change'),
            administer: mayIn(access, 'administer'),
          },
        },
        sub_calendars: visibleSubCalendars({ access }),
        event_fields: visibleFields({ access }),
        sync_token: state.log.token,
      },
    };
  },
} satisfies CalendarHandlers;

/** Administrators also see inactive ones. */
export function visibleSubCalendars({
  access: { state, roleFor },
}: Pick<CalendarContext, 'access'>): Schemas['SubCalendar'][] {
  return state.subCalendars
    .map((subCalendar) => ({ ...subCalendar, role: roleFor(subCalendar.id) }))
    .filter(({ role }) => role !== 'no_access');
}

/** Those who may change some events see their fields, and administrators also see inactive ones. */
function visibleFields({ access }: Pick<CalendarContext, 'access'>): Schemas['EventField'][] {
  const mayChange = mayIn(access, 'change');
  const shownFields = mayIn(access, 'administer')
    ? access.state.fields
    : access.state.fields.filter((field) => isFieldShown(field, mayChange));
  return shownFields.map((field) => ({ ...field, position: access.state.fields.indexOf(field) }));
}

export const publicCalendarAccessCalls = {
  /** Needs neither a right nor the password, so it does not need an open calendar. */
  openProtectedCalendar(call) {
    const { world, account, path, body } = call;
    const openedAccess = openCalendar(call, path.calendar);
    const keyMatch = keyBehind({ world, account }, path.calendar);
    if (!keyMatch || openedAccess !== passwordRequired)
      return isOpen(openedAccess) ? { status: 204 } : openedAccess;
    const { key } = keyMatch.entry;
    const refusal = refuseHaste(call, 'calendarPassword', key);
    if (refusal) return refusal;
    if (!enterPassword(world, keyMatch.calendar, keyMatch.entry, body.password)) {
      noteAttempt(call, 'calendarPassword', key);
      return { status: 422, body: errorBody('calendar_password_wrong') };
    }
    forgetAttempts(call, 'calendarPassword', key);
    return { status: 204 };
  },
} satisfies Handlers;
