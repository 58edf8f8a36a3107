import type { CalendarSettings } from '../../seed/calendar/records.ts';
import { findZone } from '../../time/zones.ts';
import { invalidField } from '../admin-support.ts';
import type { CalendarCall, CalendarHandlers } from './calendar-call.ts';

export const calendarSettingsCalls = {
  updateCalendarSettings(call) {
    const { access, body, world } = call;
    const { state, calendar } = access;
    const settings = changedSettings(state.settings, body);
    const refusal = refusalOfSettings(settings, call);
    if (refusal) return refusal;
    state.settings = settings;
    state.log.addConfiguration({ isVisible: false });
    const record = world.calendars.get(calendar.id);
    // Dashboards and the admin tool show the title, too.
    if (record) world.calendars.set({ ...record, title: settings.identity.title });
    return { status: 200, body: settings };
  },
} satisfies CalendarHandlers;

type Changes = CalendarCall<'updateCalendarSettings'>['body'];

function changedSettings(
  before: CalendarSettings,
  { general_settings, date_time, calendar_views, identity = {} }: Changes,
): CalendarSettings {
  const { logo, title, ...rest } = identity;
  return {
    general_settings: { ...before.general_settings, ...general_settings },
    date_time: { ...before.date_time, ...date_time },
    calendar_views: { ...before.calendar_views, ...calendar_views },
    identity: {
      ...before.identity,
      ...rest,
      ...(title === undefined ? {} : { title: title.trim() }),
      ...(logo === undefined ? {} : { logo_url: logo?.url ?? null }),
    },
  };
}

/** The rules that no schema expresses. */
function refusalOfSettings(
  { date_time, calendar_views: views }: CalendarSettings,
  { body, uploadedFile }: CalendarCall<'updateCalendarSettings'>,
) {
  if (!findZone(date_time.time_zone)) {
    return invalidField('date_time.time_zone', 'There is no such time zone.');
  }
  if (!views.enabled_views.includes(views.default_view)) {
    return invalidField('calendar_views.default_view', 'The default view must be enabled.');
  }
  if (views.narrow_default_view && !views.enabled_views.includes(views.narrow_default_view)) {
    return invalidField('calendar_views.narrow_default_view', 'The default view must be enabled.');
  }
  if (views.visible_to <= views.visible_from) {
    return invalidField(
      'calendar_views.visible_to',
      'Must be later than the beginning of the day.',
    );
  }
  const logo = body.identity?.logo;
  if (!logo) return undefined;
  const file = uploadedFile(logo.handle);
  if (!file) {
    return invalidField('identity.logo.handle', 'The upload provider has no such file.');
  }
  return file.urls.includes(logo.url)
    ? undefined
    : invalidField('identity.logo.url', 'This is not the address of the file.');
}
