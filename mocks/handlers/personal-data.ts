import type { UserRecord } from '../seed/user-record.ts';
import { isoTime } from '../world/times.ts';
import { twoFactorState, userDevices } from '../world/user-view.ts';
import { profileAnswer } from './account.ts';
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
      },
    };
  },
} satisfies Handlers<UserRecord>;
