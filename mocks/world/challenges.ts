import { randomBytes } from 'node:crypto';

/** The purpose of a challenge: a login by anyone, or a passkey for a single user. */
export type ChallengePurpose = 'login' | number;

interface Challenge {
  readonly purpose: ChallengePurpose;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Anyone can ask for one, so they must not accumulate. */
const maximum = 500;

/** The challenges that browsers have not answered yet, by their text. */
export class Challenges {
  readonly #open = new Map<string, Challenge>();

  /** Makes a challenge of random bytes, in base64url. */
  create(purpose: ChallengePurpose, lifeMs: number, now: Date): string {
    const challenge = randomBytes(32).toString('base64url');
    this.#open.set(challenge, { purpose, expiresAt: now.getTime() + lifeMs });
    const [oldest] = this.#open.keys();
    if (this.#open.size > maximum && oldest !== undefined) this.#open.delete(oldest);
    return challenge;
  }

  /** Uses a challenge up. Whether it was made for this purpose and has not expired. */
  take(challenge: string, purpose: ChallengePurpose, now: Date): boolean {
    const open = this.#open.get(challenge);
    this.#open.delete(challenge);
    return open !== undefined && open.purpose === purpose && open.expiresAt > now.getTime();
  }
}
