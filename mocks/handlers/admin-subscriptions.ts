import type { components } from '#generated/admin/types.ts';
import { isFree, type Subscription } from '../seed/licenses.ts';
import type { WorldTime } from '../seed/moment.ts';
import type { UserRecord } from '../seed/user-record.ts';
import { withLicense } from '../world/licenses.ts';
import { isoTime } from '../world/times.ts';
import type { World } from '../world/world.ts';
import { changeExtras } from './admin-calendars.ts';
import { invalidField, notFound, prependEntry, toPerson } from './admin-support.ts';
import type { Handlers } from './handler.ts';

type Schemas = components['schemas'];

export const adminSubscriptionCalls = {
  getSubscription({ path: { id }, world }) {
    const { calendars, calendarExtras } = world;
    if (!calendars.get(id)) return notFound;
    return { status: 200, body: present(world, calendarExtras.get(id).subscription) };
  },

  updateSubscription(call) {
    const { id } = call.path;
    const { calendars, calendarExtras } = call.world;
    const calendar = calendars.get(id);
    if (!calendar) return notFound;
    const { license, features, ...changes } = call.body;
    const before = calendarExtras.get(id).subscription;
    const baseSubscription =
      license === undefined || license === before.license
        ? before
        : withLicense(before, license, { author: toPerson(call.account), now: isoTime(call.now) });
    const subscription: Subscription = {
      ...baseSubscription,
      ...changes,
      features: { ...baseSubscription.features, ...features },
    };
    if ((subscription.status === 'free') !== isFree(subscription.license)) {
      return invalidField('status', 'Only the licenses standard and intro are free.');
    }
    const names = Object.keys(call.body).join(', ');
    changeExtras(call, id, `Changed the subscription: ${names}.`, { subscription });
    if (calendar.license !== subscription.license) {
      calendars.set({ ...calendar, license: subscription.license });
    }
    return { status: 200, body: present(call.world, subscription) };
  },

  createLicenseLogEntry(call) {
    const { id } = call.path;
    const { calendars, calendarExtras } = call.world;
    if (!calendars.get(id)) return notFound;
    const { license, starts_at, ends_at = null, note = '' } = call.body;
    if (ends_at !== null && Date.parse(ends_at) <= Date.parse(starts_at)) {
      return invalidField('ends_at', 'Must be later than the start.');
    }
    const before = calendarExtras.get(id).subscription;
    const author = toPerson(call.account);
    const toTime = (time: WorldTime) => Date.parse(call.world.date(time));
    const history = prependEntry(before.license_history, {
      license,
      starts_at,
      ends_at,
      note,
      author,
    });
    const [entry] = history;
    const subscription = {
      ...before,
      license_history: history.toSorted((a, b) => toTime(b.starts_at) - toTime(a.starts_at)),
    };
    changeExtras(call, id, `Entered ${license} in the license history.`, { subscription });
    return { status: 201, body: call.world.resolveTimes<Schemas['LicenseHistoryEntry']>(entry) };
  },
} satisfies Handlers<UserRecord>;

function present(world: World, subscription: Subscription) {
  return world.resolveTimes<Schemas['Subscription']>(subscription);
}
