import { errorBody } from '../http/errors.ts';
import { minuteMs } from '../seed/moment.ts';
import type { World } from '../world/world.ts';

/** Attempts within a minute: more than people need, but few enough to test. */
const limits = {
  /** Wrong passwords and codes for an address. */
  login: 10,
  registration: 30,
  /** Mails to an address, whether or not it has an account. */
  mail: 10,
  /** Wrong passwords for a calendar. */
  calendarPassword: 10,
  personalData: 5,
  passkey: 30,
  passkeyStart: 60,
  /** Invalid tokens. */
  token: 30,
};

type Limited = keyof typeof limits;

interface LimitedCall {
  readonly world: World;
  readonly now: Date;
}

/** Refuses a call after too many attempts; undefined continues. */
export function refuseHaste(call: LimitedCall, what: Limited, about = '') {
  const seconds = secondsToWait(call, what, about);
  return seconds > 0 ? tooManyRequests(seconds) : undefined;
}

/** Seconds until the next attempt is answered; 0 if it is now. */
export function secondsToWait(call: LimitedCall, what: Limited, about: string): number {
  const oldest = recentAttempts(call, createKey(what, about)).at(-limits[what]);
  return oldest === undefined ? 0 : Math.ceil((oldest + minuteMs - call.now.getTime()) / 1000);
}

export function noteAttempt(call: LimitedCall, what: Limited, about = '') {
  const key = createKey(what, about);
  call.world.attempts.set(key, [...recentAttempts(call, key), call.now.getTime()]);
}

/** Resets the count after a success. */
export function forgetAttempts(
  { world }: Pick<LimitedCall, 'world'>,
  what: Limited,
  about: string,
) {
  world.attempts.delete(createKey(what, about));
}

function recentAttempts({ world, now }: LimitedCall, key: string): readonly number[] {
  const times = world.attempts.get(key) ?? [];
  return times.filter((time) => time > now.getTime() - minuteMs);
}

function createKey(what: Limited, about: string): string {
  return `${what} ${about.trim().toLowerCase()}`;
}

function tooManyRequests(seconds: number) {
  const headers = { 'Retry-After': `${seconds}` } as const;
  return { status: 429, headers, body: errorBody('too_many_requests') } as const;
}
