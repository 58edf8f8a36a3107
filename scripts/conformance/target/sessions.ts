import { CommandError } from '../../process/command-error.ts';
import { createParts } from '../cases/fitting-request.ts';
import type { Contract } from '../contract/contract.ts';
import { type Operation, shownUserHeader, takesShownUser } from '../contract/operation.ts';
import { printable } from '../report/printable.ts';
import { type RequestParts, wireRequest } from './request-parts.ts';
import type { Send, WireAnswer } from './send.ts';

/** A login, or headers that authenticate requests. */
export interface Login {
  /** Its name in reports: `admin`, or the address. */
  readonly name: string;
  readonly credentials?: { readonly email: string; readonly password: string };
  readonly headers?: Readonly<Record<string, string>>;
}

/** A logged-in user. */
export interface Session {
  readonly name: string;
  /** Undefined if the server did not say. */
  readonly roles: readonly string[] | undefined;
  /** Undefined if the server did not say. */
  readonly userId: number | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** The sessions for requests, started by the documented login. */
export class Sessions {
  readonly #contract: Contract;
  readonly #send: Send;
  readonly #logins: ReadonlyMap<string, Login>;
  readonly #sessions = new Map<string, Session>();
  readonly #lost = new Set<string>();

  constructor(contract: Contract, send: Send, logins: readonly Login[]) {
    this.#contract = contract;
    this.#send = send;
    this.#logins = new Map(logins.map((login) => [login.name, login]));
  }

  /** @throws CommandError if one of them cannot log in. */
  async begin(): Promise<void> {
    for (const name of this.#logins.keys()) this.#sessions.set(name, await this.#logIn(name));
  }

  get all(): readonly Session[] {
    return [...this.#sessions.values()];
  }

  findByName(name: string): Session | undefined {
    return this.#sessions.get(name);
  }

  /** Returns whether the run's logins are calls of an operation, so that it has succeeded. */
  wereBegunBy({ id }: Operation): boolean {
    const isLoggedIn = [...this.#logins.values()].some(({ credentials }) => credentials);
    return isLoggedIn && loginOperation(this.#contract).id === id;
  }

  /** A session that may call an operation; among staff, the one with the most permissions. */
  for(operation: Operation): Session | undefined {
    const able = this.all.filter((session) => mayCall(session, operation));
    if (!operation.roles) return able[0];
    return able.toSorted((a, b) => this.#countRights(b) - this.#countRights(a))[0];
  }

  /** Returns whether a login no longer works, because the run has locked or deleted its account. */
  isLost(name: string): boolean {
    return this.#lost.has(name);
  }

  get someoneIsLost(): boolean {
    return this.#lost.size > 0;
  }

  /** Returns whether a login with these values would count as a failed attempt for one of the run's accounts. */
  wouldLock({ email, password }: Readonly<Record<string, unknown>>): boolean {
    return [...this.#logins.values()].some(
      ({ credentials }) =>
        credentials?.email === String(email).trim().toLowerCase() &&
        credentials.password !== password,
    );
  }

  /** Continues a session under the id that an answer gave it. */
  follow(name: string, answer: WireAnswer): void {
    const session = this.#sessions.get(name);
    if (session)
      this.#sessions.set(name, { ...session, headers: following(session.headers, answer) });
  }

  /** Replaces a session by a new one; undefined if the login is refused by now. */
  async renew(name: string): Promise<Session | undefined> {
    const session = await this.fresh(name);
    if (session) this.#sessions.set(name, session);
    else this.#sessions.delete(name);
    return session;
  }

  /** Another session of the same person, in addition to the previous one; undefined if the login is refused by now. */
  async fresh(name: string): Promise<Session | undefined> {
    try {
      return await this.#logIn(name);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      this.#lost.add(name);
      return undefined;
    }
  }

  async #logIn(name: string): Promise<Session> {
    const login = this.#logins.get(name);
    if (!login) throw new Error(`Nobody is called ${name}.`);
    const { credentials, headers = {} } = login;
    if (!credentials) return { name, roles: undefined, userId: undefined, headers };
    const { operation, parts } = createLogin(this.#contract, credentials);
    const answer = await this.#send(wireRequest(operation, parts));
    const cookies = cookiesSet(answer);
    if (answer.status >= 400 || cookies.size === 0) {
      throw new CommandError(`${credentials.email} cannot log in: ${shorten(answer)}`);
    }
    const user = userIn(parseJson(answer.body));
    return {
      name,
      roles: user?.roles ?? guessRoles(name),
      userId: typeof user?.id === 'number' ? user.id : undefined,
      headers: { ...headers, cookie: cookieHeader(cookies) },
    };
  }

  #countRights(session: Session): number {
    return this.#contract.operations.filter((operation) => mayCall(session, operation)).length;
  }
}

/** A login with these credentials, and only those of the document's other fields that are required. */
export function createLogin(
  contract: Contract,
  credentials: { readonly email: string; readonly password: string },
  headers: RequestParts['headers'] = {},
) {
  const operation = loginOperation(contract);
  const [media] = operation.body?.media ?? [];
  const [example] = media?.examples.values() ?? [];
  const schema = media?.schema && contract.schemas.resolve(media.schema).schema;
  const required = Object.entries(Object(example)).filter(([name]) =>
    schema?.required?.includes(name),
  );
  const value = { ...Object.fromEntries(required), ...credentials };
  const body = { type: media?.type ?? 'application/json', value };
  return { operation, parts: createParts(operation, { headers, body }) };
}

/**
 * The operation that accepts an address with its password and starts a session.
 * @throws CommandError if no document has one.
 */
export function loginOperation({ operations, schemas }: Contract): Operation {
  const found = operations.find(({ sessionCookies, body, answers }) => {
    const schema = body?.media[0]?.schema;
    const fields = schema ? (schemas.resolve(schema).schema.properties ?? {}) : {};
    return (
      sessionCookies.length === 0 &&
      'email' in fields &&
      'password' in fields &&
      answers.some(({ headers }) => headers.some(({ name }) => name === 'set-cookie')) &&
      // It distinguishes right from wrong passwords, unlike a registration.
      answers.some(({ status }) => status === '401')
    );
  });
  if (found) return found;
  throw new CommandError('No document describes a login. Give a session by --cookie or --header.');
}

/** Returns whether a login has permission for an operation, as far as is known. */
export function mayCall({ roles }: Session, { roles: requiredRoles }: Operation): boolean {
  return !requiredRoles || !roles || roles.some((role) => requiredRoles.includes(role));
}

/** The header by which a call says that its page shows the session's own user. */
export function shownUser({ userId }: Session, operation: Operation): Record<string, string> {
  return userId !== undefined && takesShownUser(operation)
    ? { [shownUserHeader]: String(userId) }
    : {};
}

export function cookiesSet({ headers }: WireAnswer): Map<string, string> {
  const pairs = headers.getSetCookie().map((line) => (line.split(';')[0] ?? '').split('='));
  return new Map(pairs.map(([name = '', ...value]) => [name.trim(), value.join('=')]));
}

export function cookieHeader(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

/** A session's headers after an answer that may have given it another id. */
export function following(
  headers: Readonly<Record<string, string>>,
  answer: WireAnswer,
): Readonly<Record<string, string>> {
  const changed = [...cookiesSet(answer)].filter(([, value]) => value !== '');
  if (changed.length === 0) return headers;
  const before = (headers['cookie'] ?? '').split('; ').map((pair) => pair.split('='));
  const kept = before.map(([name = '', ...value]) => [name, value.join('=')] as const);
  return { ...headers, cookie: cookieHeader(new Map([...kept, ...changed])) };
}

/** The user in a login's answer, recognized by the roles. */
export function userIn(
  value: unknown,
): { readonly roles: string[]; readonly id?: unknown } | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('roles' in value && Array.isArray(value.roles)) {
    return { ...value, roles: value.roles.map(String) };
  }
  return Object.values(value)
    .map(userIn)
    .find((user) => user !== undefined);
}

/** A login may be named after its role. */
function guessRoles(name: string): string[] | undefined {
  return name.includes('@') ? undefined : [`ROLE_${name.toUpperCase()}`];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function shorten({ status, body }: WireAnswer): string {
  return `${status} ${printable(body.slice(0, 300))}`.trim();
}
