import { type Account, demoAccounts, firstFreeAccountId, newUser } from './accounts.ts';
import { WorldControls } from './world-controls.ts';

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
  readonly controls = new WorldControls();
  readonly #sessions = new Map<string, Session>();
  readonly #registered = new Map<string, Account>();

  /** The account of an address, whatever its case. */
  account(email: string): Account | undefined {
    const key = emailKey(email);
    return this.#registered.get(key) ?? demoAccountsByEmail.get(key);
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
    return session.account;
  }

  endSession(token: string | undefined) {
    if (token !== undefined) this.#sessions.delete(token);
  }

  /** Back to the demo data: nobody is logged in, nobody has registered. */
  reset() {
    this.controls.reset();
    this.#sessions.clear();
    this.#registered.clear();
  }
}

function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
