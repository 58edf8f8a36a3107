import { errorBody } from '../http/errors.ts';
import type { AttemptLimit } from '../world/attempts.ts';
import type { World } from '../world/world.ts';

const minute = 60 * 1000;

/** More than people need, but low enough to test. */
const limits = {
  /** Wrong passwords and codes for an address. */
  login: { most: 10, windowMs: minute },
  registration: { most: 30, windowMs: minute },
  /** Mails to an address, whether or not it has an account. */
  mail: { most: 10, windowMs: minute },
  /** Wrong passwords for a calendar. */
  calendarPassword: { most: 10, windowMs: minute },
  personalData: { most: 5, windowMs: minute },
  passkey: { most: 30, windowMs: minute },
  passkeyStart: { most: 60, windowMs: minute },
  /** Invalid tokens. */
  token: { most: 30, windowMs: minute },
} satisfies Record<string, AttemptLimit>;

type Limited = keyof typeof limits;

interface LimitedCall {
  readonly world: World;
  readonly now: Date;
}

/** Refuses a call after too many attempts; undefined continues. */
export function refuseHaste({ world, now }: LimitedCall, what: Limited, about = '') {
  const seconds = secondsToWait({ world, now }, what, about);
  return seconds > 0 ? tooManyRequests(seconds) : undefined;
}

/** Seconds until the next attempt is answered; 0 if it is now. */
export function secondsToWait({ world, now }: LimitedCall, what: Limited, about: string): number {
  return world.attempts.secondsToWait(createKey(what, about), limits[what], now);
}

export function noteAttempt({ world, now }: LimitedCall, what: Limited, about = '') {
  world.attempts.note(createKey(what, about), limits[what], now);
}

/** Resets the count after a success. */
export function forgetAttempts(
  { world }: Pick<LimitedCall, 'world'>,
  what: Limited,
  about: string,
) {
  world.attempts.forget(createKey(what, about));
}

function createKey(what: Limited, about: string): string {
  return `${what} ${about.trim().toLowerCase()}`;
}

function tooManyRequests(seconds: number) {
  const headers = { 'Retry-After': `${seconds}` } as const;
  return { status: 429, headers, body: errorBody('too_many_requests') } as const;
}
