import type { components as AdminComponents } from '#generated/admin/types.ts';
import type { components } from '#generated/app/types.ts';
import { type BackupCodes, noBackupCodes } from './backup-codes.ts';
import type { TimedRecord, WorldTime } from './moment.ts';

type Schemas = components['schemas'];
type AdminSchemas = AdminComponents['schemas'];

/**
 * A user: the one record from which sessions, the user's own pages, the hosting page and the admin tool read. Changes
 * replace it.
 */
export interface UserRecord {
  readonly id: number;
  readonly name: string;
  /** The primary address, in lower case. */
  readonly email: string;
  readonly addresses: readonly Address[];
  /** Null until an invited user chooses one. */
  readonly password: string | null;
  readonly roles: Schemas['User']['roles'];
  readonly state: AdminSchemas['UserState'];
  /** The state to which restoring a deleted user returns. */
  readonly stateBeforeDeletion: Exclude<AdminSchemas['UserState'], 'deleted'>;
  /** Who deleted the user, if the state is `deleted`. */
  readonly deletedBy: 'user' | 'admin';
  readonly createdAt: WorldTime;
  readonly lastLoginAt: WorldTime | null;
  readonly avatar: Pick<Schemas['User'], 'avatar_type' | 'avatar_url'>;
  readonly language: Schemas['LanguageCode'];
  readonly dateLocale: Schemas['LanguageCode'];
  /** Null for the usual clock of the date format. */
  readonly use24hTimes: boolean | null;
  readonly twoFactor: TwoFactor;
  readonly securityCheck: SecurityCheck;
  /** Latest first. */
  readonly passkeys: readonly PasskeyRecord[];
  /** Devices with a session of the user, in addition to the world's sessions. */
  readonly devices: readonly KnownDevice[];
  readonly timeZone: string;
  readonly dailyHour: number;
  readonly quietHours: Schemas['QuietHours'] | null;
  /** Changed notification choices, by calendar. */
  readonly notifications: ReadonlyMap<
    number,
    Omit<Schemas['CalendarNotifications'], 'title' | 'active'>
  >;
  /** Calendars that the user has removed from the dashboard. */
  readonly leftCalendars: ReadonlySet<number>;
  /** Other people’s calendars that the user has added to the dashboard, with the key that opens them for the user. */
  readonly addedCalendars: ReadonlyMap<number, { readonly key: string | null }>;
  /** In the user's order. */
  readonly pinnedCalendars: ReadonlySet<number>;
  /** When and why staff viewed the product as the user, latest first. */
  readonly impersonations: readonly AdminSchemas['Impersonation'][];
  /** The actions of staff on the account, latest first. */
  readonly history: readonly AdminSchemas['UserHistoryEntry'][];
}

interface Address {
  readonly id: number;
  readonly email: string;
  readonly confirmedAt: WorldTime | null;
}

interface TwoFactor {
  readonly active: boolean;
  /** When it was enabled, if it is. */
  readonly since: WorldTime;
  /** True if its setup has started. */
  readonly secretAsked: boolean;
  readonly backupCodes: BackupCodes;
}

/** When the user last checked what protects the account, and put the reminder of it off. */
interface SecurityCheck {
  readonly checkedAt: WorldTime | null;
  readonly putOffAt: WorldTime | null;
}

/** A WebAuthn credential that logs in to an account. */
export interface PasskeyRecord {
  /** The user's own count. */
  readonly id: number;
  readonly name: string;
  /** In base64url, as the browser names it. */
  readonly credentialId: string;
  /** In base64url (SPKI, DER). */
  readonly publicKey: string;
  /** The number of times that its authenticator has signed, if it counts. */
  readonly signCount: number;
  /** True if a password manager keeps a copy. */
  readonly synced: boolean;
  readonly createdAt: WorldTime;
  readonly lastUsedAt: WorldTime | null;
}

/** A device on which a user is logged in, as the user's own pages and the admin tool both show it. */
export type KnownDevice = TimedRecord<Omit<Schemas['Device'], 'current'>>;

/** The password of every user of the demo data. */
export const demoPassword = 'calendar';

/** The time zone of users who have not chosen one. */
export const defaultTimeZone = 'Europe/Zurich';

const noCalendars: ReadonlySet<number> = new Set();
const noAddedCalendars: UserRecord['addedCalendars'] = new Map();
const noChosenNotifications: UserRecord['notifications'] = new Map();

/** A newly registered user, with defaults for everything that is not given. */
export function newUser(
  facts: Pick<UserRecord, 'id' | 'name' | 'email' | 'createdAt'> & Partial<UserRecord>,
): UserRecord {
  const { id, email, createdAt, language = 'en' } = facts;
  return {
    addresses: [{ id, email, confirmedAt: createdAt }],
    password: demoPassword,
    roles: ['ROLE_USER'],
    state: 'active',
    stateBeforeDeletion: 'active',
    deletedBy: 'user',
    lastLoginAt: null,
    avatar: { avatar_type: 'initial', avatar_url: null },
    language,
    dateLocale: language,
    use24hTimes: null,
    twoFactor: { active: false, since: createdAt, secretAsked: false, backupCodes: noBackupCodes },
    securityCheck: { checkedAt: null, putOffAt: null },
    passkeys: [],
    devices: [],
    timeZone: defaultTimeZone,
    dailyHour: 7,
    quietHours: null,
    notifications: noChosenNotifications,
    leftCalendars: noCalendars,
    addedCalendars: noAddedCalendars,
    pinnedCalendars: noCalendars,
    impersonations: [],
    history: [],
    ...facts,
  };
}
