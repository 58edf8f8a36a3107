import type { components } from '#generated/admin/types.ts';
import type { components as AppComponents } from '#generated/app/types.ts';
import { demoAccounts } from './accounts.ts';
import { allCalendars } from './calendars.ts';
import { familyNameFirst, type NameLanguage, namesByLanguage } from './names.ts';
import { cycled, dayMs, isoTime, referenceTime } from './times.ts';

export type UserRecord = components['schemas']['UserSearchResult'];
type LanguageCode = AppComponents['schemas']['LanguageCode'];
type Owner = components['schemas']['CalendarOwner'];

// Object.keys forgets that the names are those of the record.
const nameLanguages = Object.keys(namesByLanguage) as NameLanguage[];
const strangersCount = 4200;
const firstStrangerId = 1901;

const firstLogins: Readonly<Record<number, Partial<UserRecord>>> = {
  1: { created_at: '2020-11-29T17:40:00Z', last_login_at: '2026-03-02T08:15:00Z' },
};

let accountUsers: ReadonlyMap<number, UserRecord> | undefined;
let users: ReadonlyMap<number, UserRecord> | undefined;
let idsByEmail: ReadonlyMap<string, number> | undefined;

/** Every user of the service by id: the demo accounts, the owners of calendars, and more. Made at the first call. */
export function allUsers(): ReadonlyMap<number, UserRecord> {
  users ??= new Map([
    ...allAccountUsers(),
    ...[...ownerUsers(), ...strangers()].map((user) => [user.id, user] as const),
  ]);
  return users;
}

/** One of them; for a demo account the others are not made. */
export function seededUserById(id: number): UserRecord | undefined {
  return allAccountUsers().get(id) ?? allUsers().get(id);
}

/** Whose an address is in the demo data; for that of a demo account the others are not made. */
export function seededUserByEmail(email: string): UserRecord | undefined {
  for (const user of allAccountUsers().values()) if (user.email === email) return user;
  idsByEmail ??= new Map([...allUsers().values()].map((user) => [user.email, user.id]));
  return allUsers().get(idsByEmail.get(email) ?? 0);
}

/** The language that a user begins with. */
export function languageOf(id: number): LanguageCode {
  const language = nameLanguageOf(id);
  // The product does not speak Greek.
  return language === 'el' ? 'en' : language;
}

function nameLanguageOf(id: number): NameLanguage {
  return id >= firstStrangerId && id < firstStrangerId + strangersCount
    ? cycled(nameLanguages, id - firstStrangerId)
    : 'en';
}

function allAccountUsers(): ReadonlyMap<number, UserRecord> {
  accountUsers ??= new Map(
    demoAccounts.map(({ user: { id, name, roles, two_fa_active }, email }) => [
      id,
      {
        ...seededUser({ id, name, email }),
        state: 'active',
        roles,
        two_fa_active,
        ...firstLogins[id],
      },
    ]),
  );
  return accountUsers;
}

/** Those who own a calendar without being able to log in here. */
function ownerUsers(): UserRecord[] {
  const accountIds = new Set(demoAccounts.map(({ user }) => user.id));
  const owners = new Map(allCalendars().map(({ owner }) => [owner.id, owner]));
  return [...owners.values()]
    .filter(({ id }) => !accountIds.has(id))
    .toSorted((a, b) => a.id - b.id)
    .map((owner) => seededUser(owner));
}

function strangers(): UserRecord[] {
  return Array.from({ length: strangersCount }, (_, index) => {
    const id = firstStrangerId + index;
    const name = strangerName(nameLanguageOf(id), Math.floor(index / nameLanguages.length));
    const latin = name
      .normalize('NFD')
      .toLowerCase()
      .match(/[a-z]+/g);
    return seededUser({ id, name, email: `${latin?.join('.') ?? 'user'}.${id}@example.com` });
  });
}

function strangerName(language: NameLanguage, index: number): string {
  const names = namesByLanguage[language];
  const given = cycled(names.given, index);
  const family = cycled(names.family, Math.floor(index / names.given.length));
  if (!familyNameFirst.has(language)) return `${given} ${family}`;
  return language === 'hu' ? `${family} ${given}` : `${family}${given}`;
}

function seededUser({ id, name, email }: Owner): UserRecord {
  const state = id % 41 === 17 ? 'inactive' : id % 29 === 13 ? 'deleted' : 'active';
  const createdAt = Date.UTC(2016, 0, 4, 6, id % 60) + ((id * 31) % 3600) * dayMs;
  return {
    id,
    name,
    email,
    roles: [id % 97 === 5 ? 'ROLE_TESTUSER' : 'ROLE_USER'],
    state,
    two_fa_active: state === 'active' && id % 7 === 3,
    created_at: isoTime(createdAt),
    // After the latest creation, before the moment that all demo data was looked at.
    last_login_at: state === 'inactive' ? null : isoTime(referenceTime - ((id * 13) % 30) * dayMs),
  };
}
