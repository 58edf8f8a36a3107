import type { components } from '#generated/admin/types.ts';
import type { UserRecord } from '../seed/user-record.ts';
import { calendarsOf } from './dashboard-calendars.ts';
import type { World } from './world.ts';

type Schemas = components['schemas'];

/** A user as searches list one. */
export function userRow(world: World, user: UserRecord): Schemas['UserSearchResult'] {
  const { id, name, email, roles, state, twoFactor, createdAt, lastLoginAt } = user;
  return {
    id,
    name,
    email,
    roles,
    state,
    two_fa_active: twoFactor.active,
    created_at: world.date(createdAt),
    last_login_at: world.date(lastLoginAt),
  };
}

/** All that the admin tool shows of a user. */
export function userView(world: World, user: UserRecord, now: Date): Schemas['UserView'] {
  const { id, email: primaryEmail, avatar, language, addresses, twoFactor } = user;
  return {
    user: userRow(world, user),
    ...avatar,
    language,
    addresses: addresses
      .map(({ email, confirmedAt }) => ({
        email,
        primary: email === primaryEmail,
        verified_at: world.date(confirmedAt),
      }))
      .toSorted((a, b) => Number(b.primary) - Number(a.primary)),
    devices: world
      .devicesOf(user, now)
      .map(({ id: deviceId, name, platform, push, last_seen_at }) => ({
        id: deviceId,
        name,
        platform,
        push,
        last_seen_at: world.date(last_seen_at),
      })),
    two_factor: {
      active: twoFactor.active,
      enabled_at: twoFactor.active ? world.date(twoFactor.since) : null,
      backup_codes_left: twoFactor.active ? twoFactor.backupCodes.unused.length : 0,
    },
    calendars: calendarsOf(world, user).map(({ id: calendarId, title, license, active, owner }) => {
      const owns = owner.id === id;
      const role = owns ? ('owner' as const) : ('member' as const);
      return { id: calendarId, title, license, active, role, sole_owner: owns };
    }),
  };
}
