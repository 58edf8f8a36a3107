import type { components } from '#generated/admin/types.ts';
import type { World } from './world.ts';

type Schemas = components['schemas'];

/** All that the admin tool shows of a user; nothing when there is none. */
export function userView(world: World, id: number, now: Date): Schemas['UserView'] | undefined {
  const { admin } = world;
  const user = admin.users.get(id);
  if (!user) return undefined;
  const { avatar, language, addresses, backupCodes, twoFactorSince } = admin.shownUserDetails(id);
  const active = user.two_fa_active;
  return {
    user: admin.shown(user),
    ...avatar,
    language,
    addresses: addresses
      .map(({ email, confirmedAt }) => ({
        email,
        primary: email === user.email,
        confirmed_at: confirmedAt,
      }))
      .toSorted((a, b) => Number(b.primary) - Number(a.primary)),
    devices: world
      .devicesOf(id, now)
      .map(({ id: deviceId, name, platform, push, last_seen_at }) => ({
        id: deviceId,
        name,
        platform,
        push,
        last_seen_at,
      })),
    two_factor: {
      active,
      enabled_at: active ? twoFactorSince : null,
      backup_codes_left: active ? backupCodes.unused.length : 0,
    },
    calendars: admin.calendarsOf(id).map(({ id: calendarId, title, license, active, owner }) => {
      const owns = owner.id === id;
      const access = owns ? ('owner' as const) : ('member' as const);
      return { id: calendarId, title, license, active, access, sole_owner: owns };
    }),
  };
}
