import { storyTime, type WorldTime } from './moment.ts';

export type LinkKind = 'password_reset' | 'email_confirmation' | 'activation';

/** A link in a mail, identified by its token. */
export interface MailLink {
  readonly token: string;
  readonly kind: LinkKind;
  readonly userId: number;
  /** The address that the mail went to. */
  readonly email: string;
  readonly expiresAt: WorldTime;
  readonly used: boolean;
  /** The page to go to after the link was followed; absent means the dashboard. */
  readonly targetPath?: string;
}

const inAnHour = storyTime('2026-03-02T10:00:00Z');
const inSixDays = storyTime('2026-03-08T09:00:00Z');
const tenDaysAgo = storyTime('2026-02-20T09:00:00Z');

const olivia = { kind: 'password_reset', userId: 1, email: 'owner@example.com' } as const;
const milo = { kind: 'email_confirmation', userId: 2, email: 'milo@choir.example' } as const;
const ida = { kind: 'activation', userId: 901, email: 'ida@riverside.example' } as const;

/** Links mailed before the demo began: one valid, one used and one expired of each kind. */
export const seededLinks: readonly MailLink[] = [
  { ...olivia, token: 'reset-olivia', expiresAt: inAnHour, used: false },
  { ...olivia, token: 'reset-used', expiresAt: inAnHour, used: true },
  { ...olivia, token: 'reset-expired', expiresAt: tenDaysAgo, used: false },
  { ...milo, token: 'confirm-milo', expiresAt: inSixDays, used: false },
  { ...milo, token: 'confirm-used', expiresAt: inSixDays, used: true },
  { ...milo, token: 'confirm-expired', expiresAt: tenDaysAgo, used: false },
  { ...ida, token: 'activate-ida', expiresAt: inSixDays, used: false },
  { ...ida, token: 'activate-used', expiresAt: inSixDays, used: true },
  { ...ida, token: 'activate-expired', expiresAt: tenDaysAgo, used: false },
];
