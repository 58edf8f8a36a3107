import type { KnownDevice } from '../seed/user-record.ts';
import { browserDevice } from './browser-device.ts';
import { isoTime } from './times.ts';

export interface Session {
  /** The user who logged in. */
  readonly userId: number;
  /** The user as whom staff view the product, and until when, in milliseconds since 1970. */
  readonly viewed?: { readonly id: number; readonly until: number } | undefined;
  /** Milliseconds since 1970; undefined if it ends with the browser session. */
  readonly endsAt: number | undefined;
  readonly device: Omit<KnownDevice, 'last_seen_at'>;
  /** Milliseconds since 1970. */
  lastSeen: number;
}

export interface SessionStart {
  readonly now: Date;
  readonly endsAt?: number | undefined;
  readonly userAgent?: string | null;
}

/** Abandoned sessions must not accumulate. */
const maximum = 50;
/** Long enough to answer a customer, and short enough that a forgotten tab does no harm. */
const impersonationMs = 60 * 60 * 1000;
/** Far above the ids of the users' initial devices. */
const firstDeviceId = 1_000_001;

/** Sessions by the token in the browser's cookie. Each session counts as one of its user's devices. */
export class Sessions {
  readonly #sessions = new Map<string, Session>();
  readonly #mayView: (byId: number, viewedId: number) => boolean;
  #started = 0;

  /** @param mayView checks both users each time, because the rights of either may change during an impersonation. */
  constructor(mayView: (byId: number, viewedId: number) => boolean) {
    this.#mayView = mayView;
  }

  /** Starts a session and returns the token that continues it. */
  start(userId: number, { now, endsAt, userAgent = null }: SessionStart): string {
    const token = crypto.randomUUID();
    const id = firstDeviceId + this.#started;
    this.#started += 1;
    const device = { id, ...browserDevice(userAgent), first_seen_at: isoTime(now) };
    this.#sessions.set(token, { userId, endsAt, device, lastSeen: now.getTime() });
    const [oldest] = this.#sessions.keys();
    if (this.#sessions.size > maximum && oldest !== undefined) this.#sessions.delete(oldest);
    return token;
  }

  /** The session that a token continues, unless it has ended. */
  get(token: string | undefined, now: Date): Session | undefined {
    const session = token === undefined ? undefined : this.#sessions.get(token);
    if (token === undefined || !session || !isAlive(session, now)) return undefined;
    session.lastSeen = now.getTime();
    const { userId, viewed } = session;
    if (!viewed || (viewed.until > now.getTime() && this.#mayView(userId, viewed.id))) {
      return session;
    }
    const ownAgain = { ...session, viewed: undefined };
    this.#sessions.set(token, ownAgain);
    return ownAgain;
  }

  /** Gives a session a new token; the old one is invalid. Undefined if there is no such session. */
  renew(
    token: string | undefined,
    now: Date,
  ): { token: string; endsAt: number | undefined } | undefined {
    const session = this.get(token, now);
    if (token === undefined || !session) return undefined;
    this.#sessions.delete(token);
    const renewedToken = crypto.randomUUID();
    this.#sessions.set(renewedToken, session);
    return { token: renewedToken, endsAt: session.endsAt };
  }

  /** Returns whether a session outlives the browser. */
  stays(token: string | undefined, now: Date): boolean {
    return this.get(token, now)?.endsAt !== undefined;
  }

  end(token: string | undefined) {
    if (token !== undefined) this.#sessions.delete(token);
  }

  /** Lets a session view the product as another user for a while, or as its own user again. */
  view(token: string | undefined, viewedId: number | undefined, now: Date) {
    const session = this.get(token, now);
    if (token === undefined || !session) return;
    const until = now.getTime() + impersonationMs;
    const viewedUser = viewedId === undefined ? undefined : { id: viewedId, until };
    this.#sessions.set(token, { ...session, viewed: viewedUser });
  }

  /** Ends all of a user's sessions except one. Staff who view the product as the user are not affected. */
  endSessions(userId: number, keptToken?: string) {
    for (const [token, session] of this.#sessions) {
      if (token !== keptToken && session.userId === userId) this.#sessions.delete(token);
    }
  }

  /** Ends the session on a device; false if the user has no such session. */
  endOn(userId: number, deviceId: number): boolean {
    for (const [token, { userId: id, device }] of this.#sessions) {
      if (id === userId && device.id === deviceId) return this.#sessions.delete(token);
    }
    return false;
  }

  /** Renames the device of a session; false if the user has no such session. */
  rename(userId: number, deviceId: number, name: string): boolean {
    for (const [token, session] of this.#sessions) {
      if (session.userId !== userId || session.device.id !== deviceId) continue;
      this.#sessions.set(token, { ...session, device: { ...session.device, name } });
      return true;
    }
    return false;
  }

  /** The devices of a user's sessions, latest first. */
  listDevices(userId: number, now: Date): KnownDevice[] {
    return [...this.#sessions.values()]
      .filter((session) => session.userId === userId && isAlive(session, now))
      .map(({ device, lastSeen }) => ({ ...device, last_seen_at: isoTime(lastSeen) }))
      .reverse();
  }
}

function isAlive({ endsAt = Number.POSITIVE_INFINITY }: Session, now: Date): boolean {
  return endsAt > now.getTime();
}
