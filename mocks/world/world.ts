import { AccountPages } from './account-pages.ts';
import { type Account, demoAccounts, firstFreeAccountId, newUser } from './accounts.ts';
import { AdminWorld } from './admin/admin-world.ts';
import { isoTime } from './admin/times.ts';
import type { UserRecord } from './admin/user-records.ts';
import { WorldControls } from './world-controls.ts';

interface Session {
  readonly account: Account;
  /** The member of staff who views the product as the account. */
  readonly impersonator?: Account;
  /** Milliseconds since 1970; nothing when the browser ends the session. */
  readonly endsAt: number | undefined;
}

export interface Registration {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Sessions that are left without logging out must not add up. */
const maximumSessions = 50;

const demoAccountsByEmail = new Map(demoAccounts.map((account) => [account.email, account]));

/** What one browser session has done. The demo data that it starts from is shared and never changes. */
export class World {
  /** Tells it apart from the others, also where no cookie comes along. */
  readonly id: string;
  readonly controls = new WorldControls();
  /** Calendars whose protected session was closed, by id: they ask for their password again. */
  readonly closedCalendars = new Set<number>();
  readonly #sessions = new Map<string, Session>();
  /** By the user's id. */
  readonly #registered = new Map<number, Account>();
  /** Accounts that were changed on their own pages, by the user's id. */
  readonly #changed = new Map<number, Account>();
  readonly #pages = new Map<number, AccountPages>();
  #admin = new AdminWorld();

  constructor(id = 'shared') {
    this.id = id;
  }

  /** What the admin tool finds and changes. */
  get admin(): AdminWorld {
    return this.#admin;
  }

  /** The account of an address, whatever its case. */
  account(email: string): Account | undefined {
    const key = emailKey(email);
    if (this.#admin.users.isUntouched) return demoAccountsByEmail.get(key);
    // The address may have been changed, by its owner or by staff, and the user may be deleted.
    return [...this.#registered.values(), ...demoAccounts]
      .map((account) => this.#asChanged(account))
      .find((account) => account?.email === key);
  }

  /** What an account's own pages show. */
  pages(account: Account, now: Date): AccountPages {
    const pages = this.#pages.get(account.user.id) ?? new AccountPages(account, now);
    this.#pages.set(account.user.id, pages);
    return pages;
  }

  /** Changes an account, for its sessions too. */
  change(account: Account): Account {
    const { user, email } = account;
    this.#changed.set(user.id, account);
    const record = this.#admin.users.get(user.id);
    const { name, two_fa_active } = user;
    if (record) this.#admin.changeUser({ ...record, name, email, two_fa_active });
    return account;
  }

  /** Lets the session's user view the product as another one. */
  impersonate(token: string | undefined, target: Account) {
    const session = token === undefined ? undefined : this.#sessions.get(token);
    if (!session || token === undefined) return;
    const impersonator = session.impersonator ?? session.account;
    this.#sessions.set(token, { ...session, account: target, impersonator });
  }

  /** Who views the product as the session's user; nobody in an ordinary session. */
  impersonator(token: string | undefined): Account | undefined {
    return token === undefined ? undefined : this.#sessions.get(token)?.impersonator;
  }

  /** Gives the session back to the member of staff; false in an ordinary session. */
  endImpersonation(token: string | undefined): boolean {
    const session = token === undefined ? undefined : this.#sessions.get(token);
    if (token === undefined || !session?.impersonator) return false;
    const { impersonator: account, endsAt } = session;
    this.#sessions.set(token, { account, endsAt });
    return true;
  }

  /** Ends all sessions of an account but one. */
  endOtherSessions(account: Account, token: string | undefined) {
    for (const [other, session] of this.#sessions) {
      if (other !== token && session.account.user.id === account.user.id) {
        this.#sessions.delete(other);
      }
    }
  }

  /** Adds an account; the address must be free. */
  register({ name, email, password }: Registration, now = new Date()): Account {
    const user = newUser(this.#freeUserId(), name);
    const account = { user, email: emailKey(email), password };
    this.#registered.set(user.id, account);
    this.#admin.users.set(user.id, userRecord(account, now));
    return account;
  }

  /** Starts a session and gives the token that continues it. */
  startSession(account: Account, endsAt?: number): string {
    const token = crypto.randomUUID();
    this.#sessions.set(token, { account, endsAt });
    const [oldest] = this.#sessions.keys();
    if (this.#sessions.size > maximumSessions && oldest !== undefined)
      this.#sessions.delete(oldest);
    return token;
  }

  /** Whose session a token continues, unless it has ended. */
  sessionAccount(token: string | undefined, now: Date): Account | undefined {
    const session = token === undefined ? undefined : this.#sessions.get(token);
    if (!session || (session.endsAt ?? Number.POSITIVE_INFINITY) <= now.getTime()) return undefined;
    return this.#asChanged(session.account);
  }

  endSession(token: string | undefined) {
    if (token !== undefined) this.#sessions.delete(token);
  }

  /** An account with what its owner and staff changed of it; nothing once the user is deleted. */
  #asChanged(original: Account): Account | undefined {
    const account = this.#changed.get(original.user.id) ?? original;
    const { users } = this.#admin;
    const record = users.isUntouched ? undefined : users.get(account.user.id);
    if (!record) return account;
    if (record.state === 'deleted') return undefined;
    const { name, roles, email, two_fa_active } = record;
    const { code, ...rest } = account;
    const user = { ...account.user, name, roles, two_fa_active };
    const isSame = JSON.stringify(user) === JSON.stringify(account.user) && email === account.email;
    if (isSame) return account;
    return { ...rest, user, email, ...(two_fa_active && code ? { code } : {}) };
  }

  #freeUserId(): number {
    let id = firstFreeAccountId;
    while (this.#admin.users.get(id)) id += 1;
    return id;
  }

  /** Back to the demo data: nobody is logged in, nobody has registered. */
  reset() {
    this.controls.reset();
    this.closedCalendars.clear();
    this.#sessions.clear();
    this.#registered.clear();
    this.#changed.clear();
    this.#pages.clear();
    this.#admin = new AdminWorld();
  }
}

/** How the admin tool lists somebody who registered. */
function userRecord({ user, email }: Account, now: Date): UserRecord {
  const { id, name, roles, two_fa_active } = user;
  const time = isoTime(now);
  return {
    id,
    name,
    email,
    roles,
    state: 'active',
    two_fa_active,
    created_at: time,
    last_login_at: time,
  };
}

function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
