import type { components } from '#generated/app/types.ts';
import type { Account } from './accounts.ts';
import type { Calendar } from './dashboard-calendars.ts';

type Schemas = components['schemas'];
export type ProfileEmail = Schemas['ProfileEmail'];
export type Device = Schemas['Device'];
export type CalendarNotifications = Schemas['CalendarNotifications'];
export type LanguageCode = Schemas['LanguageCode'];

const minute = 60_000;
const day = 24 * 60 * minute;
const backupCodeCount = 10;

/** The code that the authenticator app of every account shows. */
export const appCode = '123456';

/** What an account's own pages show and change, besides the account itself. */
export class AccountPages {
  language: LanguageCode = 'en';
  dateLocale: LanguageCode = 'en';
  use24hTimes = false;
  emails: readonly ProfileEmail[];
  devices: readonly Device[];
  timeZone = 'Europe/Zurich';
  dailyHour = 7;
  /** Calendars that the user has taken off the list. */
  readonly left = new Set<number>();
  /** Changed notification choices by calendar. */
  readonly notifications = new Map<number, CalendarNotifications>();
  #unusedCodes: readonly string[] = [];
  #codeSeries = 0;
  #secretAsked = false;

  constructor({ user, email }: Account, now: Date) {
    const others = user.id === 1 ? [unverified(101, 'olivia@riverside.example')] : [];
    this.emails = [{ id: user.id, email, primary: true, verified: true }, ...others];
    this.devices = seededDevices(now);
    if (user.two_fa_active) this.renewCodes();
  }

  /** Adds an address that has yet to be verified. */
  addEmail(email: string): ProfileEmail {
    const added = unverified(Math.max(100, ...this.emails.map(({ id }) => id)) + 1, email);
    this.emails = [...this.emails, added];
    return added;
  }

  makePrimary(email: string) {
    this.emails = this.emails.map((entry) => {
      const primary = entry.email === email;
      return { ...entry, primary, verified: entry.verified || primary };
    });
  }

  /** Begins the set-up of two-factor authentication. */
  askSecret(): string {
    this.#secretAsked = true;
    return 'JBSWY3DPEHPK3PXP';
  }

  get secretAsked(): boolean {
    return this.#secretAsked;
  }

  get unusedCodes(): readonly string[] {
    return this.#unusedCodes;
  }

  /** Makes new backup codes; the old ones end. */
  renewCodes(): readonly string[] {
    this.#codeSeries += 1;
    this.#secretAsked = false;
    const series = this.#codeSeries;
    this.#unusedCodes = Array.from({ length: backupCodeCount }, (_, index) =>
      backupCode(series * 100 + index),
    );
    return this.#unusedCodes;
  }

  dropCodes() {
    this.#unusedCodes = [];
  }

  /** Whether a code is right; a backup code is right once, in any case, with its dash or without. */
  acceptsCode(code: string): boolean {
    if (code === appCode) return true;
    const used = this.#unusedCodes.find((unused) => plainCode(unused) === plainCode(code));
    if (used === undefined) return false;
    this.#unusedCodes = this.#unusedCodes.filter((unused) => unused !== used);
    return true;
  }

  /** What of a calendar is told by mail. */
  notificationsOf({ id, title }: Calendar): CalendarNotifications {
    return (
      this.notifications.get(id) ?? {
        calendar_id: id,
        title,
        changes: 'important',
        delivery: 'at_once',
        agenda_days: 1,
        reminders: true,
      }
    );
  }
}

function unverified(id: number, email: string): ProfileEmail {
  return { id, email, primary: false, verified: false };
}

function seededDevices(now: Date): readonly Device[] {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
  const device = (
    id: number,
    name: string,
    kind: Device['kind'],
    place: string | null,
  ): Device => ({
    id,
    name,
    kind,
    place,
    first_seen_at: ago((id * 90 + 20) * day),
    last_seen_at: ago(id === 1 ? minute : id * 3 * day),
    current: id === 1,
  });
  return [
    device(1, 'Firefox on Linux', 'computer', 'Zurich, Switzerland'),
    device(2, 'Safari on iPhone', 'phone', null),
    device(3, 'Calendar app on iPad', 'tablet', 'Lyon, France'),
  ];
}

function plainCode(code: string): string {
  return code.toLowerCase().replaceAll('-', '');
}

/** Eight letters and digits that look random and are always the same. */
function backupCode(number: number): string {
  const text = Math.imul(number + 7, 0x9e3779b1) >>> 0;
  const letters = `${text.toString(36)}k7x2m9qa`.slice(0, 8);
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
