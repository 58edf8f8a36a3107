import type { components } from '#generated/admin/types.ts';
import type { AdminWorld } from './admin-world.ts';
import type { UserExtras } from './user-extras.ts';
import type { UserRecord } from './user-records.ts';

type Schemas = components['schemas'];

/** All that the admin tool shows of a user; nothing when there is none. */
export function userView(admin: AdminWorld, id: number): Schemas['UserView'] | undefined {
  const user = admin.users.get(id);
  if (!user) return undefined;
  const calendars = admin.calendarsOf(id).map((calendar) => {
    const owns = calendar.owner.id === id;
    const { title, license, active } = calendar;
    const access = owns ? ('owner' as const) : ('member' as const);
    return { id: calendar.id, title, license, active, access, sole_owner: owns };
  });
  return { user, ...admin.userExtras.get(id), calendars };
}

/** A user with changes, in the search's row and in what is known beyond it. */
export function changedUser(
  user: UserRecord,
  extras: UserExtras,
  { name, email, roles, language, two_fa_active }: Schemas['UserChanges'],
): { user: UserRecord; extras: UserExtras } {
  const address = email?.toLowerCase() ?? user.email;
  const others = extras.addresses.filter((known) => !known.primary && known.email !== address);
  const primary = extras.addresses.find((known) => known.primary);
  const moved = address !== user.email;
  return {
    user: {
      ...user,
      name: name?.trim() ?? user.name,
      email: address,
      roles: roles ?? user.roles,
      two_fa_active: two_fa_active ?? user.two_fa_active,
    },
    extras: {
      ...extras,
      language: language ?? extras.language,
      addresses: [
        {
          email: address,
          primary: true,
          confirmed_at: moved ? null : (primary?.confirmed_at ?? null),
        },
        ...others,
      ],
      two_factor:
        two_fa_active === false
          ? { active: false, enabled_at: null, backup_codes_left: 0 }
          : extras.two_factor,
    },
  };
}
