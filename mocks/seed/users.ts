import type { components } from '#generated/admin/types.ts';
import { demoAccounts } from './accounts.ts';
import { noBackupCodes, renewedCodes } from './backup-codes.ts';
import { allCalendars } from './calendars.ts';
import { seededDevices } from './devices.ts';
import { dayMs, recently, since, storyTime, yearMs } from './moment.ts';
import { familyNameFirst, type NameLanguage, namesByLanguage } from './names.ts';
import { once } from './once.ts';
import { pickCyclically } from './pick-cyclically.ts';
import { newUser, type UserRecord } from './user-record.ts';

type Owner = components['schemas']['Person'];

// Object.keys loses the type of the record's keys.
const nameLanguages = Object.keys(namesByLanguage) as NameLanguage[];
const strangersCount = 4200;
const firstStrangerId = 1901;
const storyCodes = 10;

/** Every user of the service by id: the demo accounts, the owners of calendars, and more. */
export const allUsers = once<ReadonlyMap<number, UserRecord>>(
  () =>
    new Map([
      ...accountUsers(),
      ...[...ownerUsers(), ...strangers()].map((user) => [user.id, user] as const),
    ]),
);

const accountUsers = once<ReadonlyMap<number, UserRecord>>(() => {
  const accounts = demoAccounts.map(({ role, asksForCode, ...owner }) =>
    seededUser(owner, {
      state: 'active',
      roles: [role],
      asksForCode,
      ...(owner.id === 1 ? olivia : {}),
    }),
  );
  return new Map([...accounts, seededUser(ida, invitedAccount)].map((user) => [user.id, user]));
});

/** A user whom an administrator has invited and who has not followed the mailed link yet. */
const ida = { id: 901, name: 'Ida Invited', email: 'ida@riverside.example' };
const invitedAccount = {
  state: 'inactive',
  password: null,
  createdAt: storyTime('2026-03-01T09:00:00Z'),
} as const;

const olivia = {
  createdAt: storyTime('2020-11-29T17:40:00Z'),
  lastLoginAt: storyTime('2026-03-02T08:15:00Z'),
  pinnedCalendars: new Set([101]),
  securityCheck: { checkedAt: storyTime('2024-11-18T19:05:00Z'), putOffAt: null },
};

const idsByAddress = once<ReadonlyMap<string, number>>(
  () =>
    new Map(
      [...allUsers().values()].flatMap(({ id, addresses }) =>
        addresses.map(({ email }) => [email, id] as const),
      ),
    ),
);

/** One of them; looking up a demo account does not create the others. */
export function seededUserById(id: number): UserRecord | undefined {
  return accountUsers().get(id) ?? allUsers().get(id);
}

/**
 * The user in the demo data with an address, primary or not; looking up a demo account's does not create the others.
 */
export function seededUserByAddress(email: string): UserRecord | undefined {
  for (const user of accountUsers().values()) {
    if (user.addresses.some((address) => address.email === email)) return user;
  }
  return allUsers().get(idsByAddress().get(email) ?? 0);
}

/** Owners of calendars who are not demo accounts. */
function ownerUsers(): UserRecord[] {
  const owners = new Map(allCalendars().map(({ owner }) => [owner.id, owner]));
  return [...owners.values()]
    .filter(({ id }) => !accountUsers().has(id))
    .toSorted((a, b) => a.id - b.id)
    .map((owner) => seededUser(owner));
}

function strangers(): UserRecord[] {
  return Array.from({ length: strangersCount }, (_, index) => {
    const id = firstStrangerId + index;
    const nameLanguage = pickCyclically(nameLanguages, index);
    const name = strangerName(nameLanguage, Math.floor(index / nameLanguages.length));
    const latin = name
      .normalize('NFD')
      .toLowerCase()
      .match(/[a-z]+/g);
    const email = `${latin?.join('.') ?? 'user'}.${id}@example.com`;
    // The product is not available in Greek.
    const language = nameLanguage === 'el' ? 'en' : nameLanguage;
    return seededUser({ id, name, email }, { language });
  });
}

function strangerName(language: NameLanguage, index: number): string {
  const names = namesByLanguage[language];
  const givenName = pickCyclically(names.given, index);
  const family = pickCyclically(names.family, Math.floor(index / names.given.length));
  if (!familyNameFirst.has(language)) return `${givenName} ${family}`;
  return language === 'hu' ? `${family} ${givenName}` : `${family}${givenName}`;
}

/** A user in the demo data; omitted values are derived from the id. */
function seededUser(
  { id, name, email }: Owner,
  facts: Partial<UserRecord> & { readonly asksForCode?: boolean } = {},
): UserRecord {
  const {
    state = pickState(id),
    asksForCode = state === 'active' && id % 7 === 3,
    createdAt = since(id, 400 * dayMs, 10 * yearMs),
    lastLoginAt = state === 'inactive' ? null : recently(id, 30 * dayMs),
    ...rest
  } = facts;
  return newUser({
    id,
    name,
    email,
    state,
    roles: [id % 97 === 5 ? 'ROLE_TESTUSER' : 'ROLE_USER'],
    createdAt,
    lastLoginAt,
    addresses: createAddresses({ id, email, state, createdAt }),
    avatar: pickAvatar(id),
    devices: seededDevices({ id, state, lastLoginAt }),
    twoFactor: {
      active: asksForCode,
      since: createdAt,
      secretAsked: false,
      backupCodes: asksForCode
        ? renewedCodes(noBackupCodes, id < 1000 ? storyCodes : 1 + (id % storyCodes))
        : noBackupCodes,
    },
    ...rest,
  });
}

function pickState(id: number): UserRecord['state'] {
  if (id % 41 === 17) return 'inactive';
  return id % 29 === 13 ? 'deleted' : 'active';
}

function pickAvatar(id: number): UserRecord['avatar'] {
  return id > 1000 && id < 9000 && id % 4 === 2
    ? { avatar_type: 'gravatar', avatar_url: `https://pictures.example/${id}.png` }
    : { avatar_type: 'initial', avatar_url: null };
}

function createAddresses({
  id,
  email,
  state,
  createdAt,
}: Pick<UserRecord, 'id' | 'email' | 'state' | 'createdAt'>): UserRecord['addresses'] {
  const first = { id, email, confirmedAt: state === 'inactive' ? null : createdAt };
  const second = findSecondAddress(id);
  if (second === undefined) return [first];
  return [first, { id: id + 100, email: second, confirmedAt: id === 1 ? createdAt : null }];
}

function findSecondAddress(id: number): string | undefined {
  if (id === 1) return 'olivia@riverside.example';
  if (id === 2) return 'milo@choir.example';
  return id > 1000 && id < 9000 && id % 6 === 0 ? `second.${id}@example.org` : undefined;
}
