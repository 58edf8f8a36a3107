import { AccountPages } from './account-pages.ts';
import { type Account, demoAccounts, firstFreeAccountId, newUser } from './accounts.ts';

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
  readonly #sessions = new Map<string, Session>();
  readonly #registered = new Map<string, Account>();
  /** Accounts that were changed on their own pages, by the user's id. */
  readonly #changed = new Map<number, Account>();
  readonly #pages = new Map<number, AccountPages>();

  /** The account of an address, whatever its case. */
  account(email: string): Account | undefined {
    const key = emailKey(email);
    const changed = [...this.#changed.values()].find((account) => account.email === key);
    const account = changed ?? this.#registered.get(key) ?? demoAccountsByEmail.get(key);
    // An address that was given up leads nowhere any more.
    return account && this.#current(account).email === key ? this.#current(account) : undefined;
  }

  /** What an account's own pages show. */
  pages(account: Account, now: Date): AccountPages {
    const pages = this.#pages.get(account.user.id) ?? new AccountPages(account, now);
    this.#pages.set(account.user.id, pages);
    return pages;
  }

  /** Changes an account, for its sessions too. */
  change(account: Account): Account {
    this.#changed.set(account.user.id, account);
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

  #current(account: Account): Account {
    return this.#changed.get(account.user.id) ?? account;
  }

  /** Adds an account; the address must be free. */
  register({ name, email, password }: Registration): Account {
    const user = newUser(firstFreeAccountId + this.#registered.size, name);
    const account = { user, email: emailKey(email), password };
    this.#registered.set(account.email, account);
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
    return this.#current(session.account);
  }

  endSession(token: string | undefined) {
    if (token !== undefined) this.#sessions.delete(token);
  }

  /** Back to the demo data: nobody is logged in, nobody has registered. */
  reset() {
    this.#sessions.clear();
    this.#registered.clear();
    this.#changed.clear();
    this.#pages.clear();
  }
}

function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
