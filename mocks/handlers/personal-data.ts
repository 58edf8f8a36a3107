import type { UserRecord } from '../seed/user-record.ts';
import { listReminders } from '../world/calendar/reminders.ts';
import { isoTime } from '../world/times.ts';
import { twoFactorState, userDevices } from '../world/user-view.ts';
import { profileAnswer } from './account.ts';
import type { AccountCall } from './account-call.ts';
import { listedCalendars } from './calendars.ts';
import type { Handlers } from './handler.ts';
import { noteAttempt, refuseHaste } from './limits.ts';
import { settingsAnswer } from './notifications.ts';
import { shownPasskey } from './passkeys.ts';
import { listViews } from './security.ts';

export const personalDataCalls = {
  getPersonalData(call) {
    const { account, world, now } = call;
    const about = String(account.id);
    const refusal = refuseHaste(call, 'personalData', about);
    if (refusal) return refusal;
    noteAttempt(call, 'personalData', about);
    const calendars = listedCalendars(call);
    return {
      status: 200,
      body: {
        exported_at: isoTime(now),
        profile: profileAnswer(call, account).body,
        two_factor: twoFactorState(world, account),
        passkeys: account.passkeys.map((passkey) => shownPasskey(world, passkey)),
        devices: userDevices(world, account, call),
        support_views: listViews(account),
        notifications: settingsAnswer(account, calendars).body,
        calendars: calendars.map(({ id, title, role }) => ({ id, title, role })),
        reminders: allReminders(call),
      },
    };
  },
} satisfies Handlers<UserRecord>;

/** The reminders that the user has chosen in any calendar. */
function allReminders({ world, account }: AccountCall) {
  return [...world.calendarStates].flatMap(([calendar_id, { state }]) =>
    listReminders(state, account).map(({ target, minutes }) => ({
      calendar_id,
      event_id: 'event' in target ? target.event : null,
      sub_calendar_id: 'subCalendar' in target ? target.subCalendar : null,
      minutes: [...minutes],
    })),
  );
}
