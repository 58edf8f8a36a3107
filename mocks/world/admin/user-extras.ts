import type { components } from '#generated/admin/types.ts';
import { makeViewedDevice } from '#generated/fixtures/admin.ts';
import { cycled, dayMs, isoTime, referenceTime } from './times.ts';
import { languageOf, type UserRecord } from './user-records.ts';

type Schemas = components['schemas'];

/** What is known of a user beyond the row in the search. */
export type UserExtras = Pick<
  Schemas['UserView'],
  'avatar_type' | 'avatar_url' | 'language' | 'addresses' | 'devices' | 'two_factor'
>;

const platforms = ['web', 'ios', 'android'] as const;
const deviceNames = { web: 'Browser', ios: 'iPhone', android: 'Android phone' } as const;

/** What a user of the demo data begins with. */
export function seededUserExtras(user: UserRecord): UserExtras {
  const { id, email, created_at } = user;
  const confirmed_at = user.state === 'inactive' ? null : created_at;
  const second = id > 1000 && id % 6 === 0;
  return {
    avatar_type: id > 1000 && id % 4 === 2 ? 'gravatar' : 'initial',
    avatar_url: id > 1000 && id % 4 === 2 ? `https://pictures.example/${id}.png` : null,
    language: languageOf(id),
    addresses: [
      { email, primary: true, confirmed_at: id === 1 ? '2020-11-29T17:42:00Z' : confirmed_at },
      ...(second
        ? [{ email: `second.${id}@example.org`, primary: false, confirmed_at: null }]
        : []),
    ],
    devices: devicesOf(id),
    two_factor: {
      active: user.two_fa_active,
      enabled_at: user.two_fa_active ? created_at : null,
      backup_codes_left: user.two_fa_active ? 1 + (id % 10) : 0,
    },
  };
}

/** How many devices of a user take push messages. */
export function pushDeviceCount(userId: number): number {
  return userId % 3 > 0 && takesPush(userId) ? 1 : 0;
}

function takesPush(userId: number): boolean {
  return userId % 5 !== 0;
}

function devicesOf(userId: number): UserExtras['devices'] {
  if (userId === 1) {
    const last_seen_at = '2026-03-02T07:30:00Z';
    return [{ id: 11, name: 'Olivia’s phone', platform: 'ios', push: true, last_seen_at }];
  }
  return Array.from({ length: userId % 3 }, (_, index) => {
    const platform = index === 0 ? cycled(['ios', 'android'], userId) : cycled(platforms, userId);
    return makeViewedDevice(
      {
        id: userId * 10 + index + 1,
        name: deviceNames[platform],
        platform,
        push: index === 0 && takesPush(userId),
        last_seen_at: isoTime(referenceTime - ((userId + index * 9) % 60) * dayMs),
      },
      { seed: userId },
    );
  });
}
