import { randomBytes } from 'node:crypto';
import { World } from './world.ts';

const maximum = 500;
const idPattern = /^[A-Za-z0-9-]{1,64}$/;

/** The worlds of all browser sessions. If there are too many, the least recently used one is dropped. */
export class Worlds {
  readonly #worlds = new Map<string, World>();
  readonly #createSecret: () => string;

  /** @param createSecret makes a new world's secret. Random by default; tests can keep it over worlds. */
  constructor(createSecret = () => randomBytes(32).toString('hex')) {
    this.#createSecret = createSecret;
  }

  /**
   * The world with an id. Unknown ids are accepted, so that a browser keeps its cookie across restarts of the mock and
   * tests can choose their own.
   */
  open(requestedId: string | undefined, now = new Date()): { id: string; world: World } {
    const id = requestedId && idPattern.test(requestedId) ? requestedId : crypto.randomUUID();
    const world = this.#worlds.get(id) ?? new World(id, now, this.#createSecret());
    // Reinserted, so that the map's order is the order of last use.
    this.#worlds.delete(id);
    this.#worlds.set(id, world);
    this.#forgetOldest();
    return { id, world };
  }

  /** The world with an id, if it exists already. */
  find(id: string): World | undefined {
    return this.#worlds.get(id);
  }

  /** Resets a world the next time it is opened. */
  forget(id: string) {
    this.#worlds.delete(id);
  }

  #forgetOldest() {
    const [oldest] = this.#worlds.keys();
    if (this.#worlds.size > maximum && oldest !== undefined) this.#worlds.delete(oldest);
  }
}
