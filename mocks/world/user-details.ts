import type { components } from '#generated/app/types.ts';
import { demoPassword } from '../seed/accounts.ts';
import { type KnownDevice, seededDevices } from '../seed/devices.ts';
import { languageOf, type UserRecord } from '../seed/users.ts';
import { BackupCodes } from './backup-codes.ts';
import type { Calendar } from './dashboard-calendars.ts';

type Schemas = components['schemas'];
type CalendarNotifications = Schemas['CalendarNotifications'];
type LanguageCode = Schemas['LanguageCode'];

/** An address of a user; the primary one is that of the user's record. */
interface Address {
  readonly id: number;
  readonly email: string;
  readonly confirmedAt: string | null;
}

/** The code that the authenticator app of every account shows. */
export const appCode = '123456';
const defaultCodes = 10;

/**
 * What is known of a user beyond the record that searches show: the one truth for the user's own pages, for the hosting
 * page and for the admin tool.
 */
export class UserDetails {
  password = demoPassword;
  avatar: Pick<Schemas['User'], 'avatar_type' | 'avatar_url'>;
  language: LanguageCode;
  dateLocale: LanguageCode;
  use24hTimes: boolean;
  addresses: readonly Address[];
  /** Devices that are logged in besides those of the world's sessions. */
  devices: readonly KnownDevice[];
  timeZone = 'Europe/Zurich';
  dailyHour = 7;
  /** The last login here; nothing as long as the record's holds. */
  lastLoginAt: string | undefined;
  /** What a deleted user was before, and becomes again when restored. */
  stateBeforeDeletion: Exclude<UserRecord['state'], 'deleted'> = 'active';
  twoFactorSince: string;
  readonly backupCodes = new BackupCodes();
  /** Whether the set-up of two-factor authentication has begun. */
  secretAsked = false;
  /** Calendars that the user has taken off the list. */
  readonly left = new Set<number>();
  /** Changed notification choices by calendar. */
  readonly notifications = new Map<number, CalendarNotifications>();

  constructor(user: UserRecord) {
    const { id, created_at, two_fa_active } = user;
    this.avatar = seededAvatar(id);
    this.language = languageOf(id);
    this.dateLocale = this.language;
    this.use24hTimes = this.language !== 'en';
    this.addresses = seededAddresses(user);
    this.devices = seededDevices(user);
    this.twoFactorSince = created_at;
    if (two_fa_active) this.backupCodes.renew(id < 1000 ? defaultCodes : 1 + (id % defaultCodes));
  }

  /** Adds an address that has yet to be verified. */
  addAddress(email: string): Address {
    const id = Math.max(100, ...this.addresses.map((address) => address.id)) + 1;
    const added = { id, email, confirmedAt: null };
    this.addresses = [...this.addresses, added];
    return added;
  }

  removeAddress(email: string) {
    this.addresses = this.addresses.filter((address) => address.email !== email);
  }

  /** The link in the mail to an address was followed; a second time changes nothing. */
  confirmAddress(email: string, time: string) {
    this.addresses = this.addresses.map((address) =>
      address.email === email ? { ...address, confirmedAt: address.confirmedAt ?? time } : address,
    );
  }

  /** Whether a code of the app or a backup code is right. */
  acceptsCode(code: string): boolean {
    return code === appCode || this.backupCodes.use(code);
  }

  /** What of a calendar is told by mail. */
  notificationsOf({ id, title }: Calendar): CalendarNotifications {
    const chosen = this.notifications.get(id);
    if (chosen) return { ...chosen, title };
    return {
      calendar_id: id,
      title,
      changes: 'important',
      delivery: 'at_once',
      agenda_days: 1,
      reminders: true,
    };
  }
}

function seededAvatar(id: number): UserDetails['avatar'] {
  return id > 1000 && id < 9000 && id % 4 === 2
    ? { avatar_type: 'gravatar', avatar_url: `https://pictures.example/${id}.png` }
    : { avatar_type: 'initial', avatar_url: null };
}

/** The second address that a user of the demo data begins with, if any. */
export function secondAddress(id: number): string | undefined {
  if (id === 1) return 'olivia@riverside.example';
  if (id === 2) return 'milo@choir.example';
  return id > 1000 && id < 9000 && id % 6 === 0 ? `second.${id}@example.org` : undefined;
}

function seededAddresses({ id, email, state, created_at }: UserRecord): readonly Address[] {
  const second = secondAddress(id);
  const first = { id, email, confirmedAt: state === 'inactive' ? null : created_at };
  if (second === undefined) return [first];
  return [first, { id: id + 100, email: second, confirmedAt: id === 1 ? created_at : null }];
}
