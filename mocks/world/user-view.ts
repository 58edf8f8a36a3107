import type { components } from '#generated/admin/types.ts';
import type { UserRecord } from '../seed/user-record.ts';
import { listCalendars } from './dashboard-calendars.ts';
import { isoTime } from './times.ts';
import type { World } from './world.ts';

type Schemas = components['schemas'];

/** A user as listed in search results. */
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

/** A user's addresses, oldest first. */
export function userEmails(world: World, user: UserRecord): Schemas['UserEmail'][] {
  return user.addresses.map(({ id, email, confirmedAt }) => ({
    id,
    email,
    primary: email === user.email,
    verified_at: world.date(confirmedAt),
  }));
}

export function twoFactorState(world: World, { twoFactor }: UserRecord): Schemas['TwoFactorState'] {
  const { active, since, backupCodes } = twoFactor;
  return {
    active,
    enabled_at: active ? world.date(since) : null,
    backup_codes_left: active ? backupCodes.unused.length : 0,
  };
}

/** The current call, which itself comes from a device. */
interface DeviceContext {
  readonly now: Date;
  readonly sessionToken: string | undefined;
}

/** A user's devices, the caller's first. */
export function userDevices(
  world: World,
  user: UserRecord,
  { now, sessionToken }: DeviceContext,
): Schemas['Device'][] {
  const currentId = world.sessions.get(sessionToken, now)?.device.id;
  return world
    .listDevices(user, now)
    .map((device) => ({
      ...device,
      first_seen_at: world.date(device.first_seen_at),
      last_seen_at: world.date(device.last_seen_at),
      current: device.id === currentId,
    }))
    .toSorted((a, b) => Number(b.current) - Number(a.current));
}

interface UserViewContext extends DeviceContext {
  /** Until when logging in is refused, if it is. */
  readonly blockedUntil?: Date | null;
}

/** Everything about a user that the admin tool shows. */
export function userView(
  world: World,
  user: UserRecord,
  context: UserViewContext,
): Schemas['UserView'] {
  const { id, avatar, language } = user;
  return {
    user: userRow(world, user),
    ...avatar,
    language,
    emails: userEmails(world, user).toSorted((a, b) => Number(b.primary) - Number(a.primary)),
    login_blocked_until: context.blockedUntil ? isoTime(context.blockedUntil) : null,
    deleted_by: user.state === 'deleted' ? user.deletedBy : null,
    devices: userDevices(world, user, context),
    two_factor: twoFactorState(world, user),
    calendars: listCalendars(world, user).map(
      ({ id: calendarId, title, license, active, owner }) => {
        const owns = owner.id === id;
        const role = owns ? ('owner' as const) : ('member' as const);
        return { id: calendarId, title, license, active, role, sole_owner: owns };
      },
    ),
    impersonations: [...user.impersonations],
    history: [...user.history],
  };
}
