import { type Account, demoAccounts, firstFreeAccountId, newUser } from './accounts.ts';
import { AdminWorld } from './admin/admin-world.ts';
import { isoTime } from './admin/times.ts';
import type { UserRecord } from './admin/user-records.ts';

interface Session {
  readonly account: Account;
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
  readonly #sessions = new Map<string, Session>();
  /** By the user's id. */
  readonly #registered = new Map<number, Account>();
  #admin = new AdminWorld();

  /** What the admin tool finds and changes. */
  get admin(): AdminWorld {
    return this.#admin;
  }

  /** The account of an address, whatever its case. */
  account(email: string): Account | undefined {
    const key = emailKey(email);
    if (this.#admin.users.isUntouched) return demoAccountsByEmail.get(key);
    // Staff may have changed the address, or deleted the user.
    const id = this.#admin.userByEmail(key)?.id;
    const accounts = [...this.#registered.values(), ...demoAccounts];
    const account = accounts.find(({ user }) => user.id === id);
    return account && this.#asChanged(account);
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

  /** An account with what staff changed of it; nothing once the user is deleted. */
  #asChanged(account: Account): Account | undefined {
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
    this.#sessions.clear();
    this.#registered.clear();
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
