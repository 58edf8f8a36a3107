import type { Contract } from '../contract/contract.ts';
import type { Exchange } from '../run/exchange.ts';
import { cookiesSet, userIn } from '../target/sessions.ts';

/** The roles of the proxy's users, from answers that start a session. */
export class Visitors {
  readonly #sessionCookies: ReadonlySet<string>;
  readonly #roles = new Map<string, readonly string[]>();

  constructor({ operations }: Contract) {
    this.#sessionCookies = new Set(operations.flatMap((one) => one.sessionCookies));
  }

  /** Undefined if the session started before the proxy. */
  findRoles(headers: Headers): readonly string[] | undefined {
    return (headers.get('cookie') ?? '')
      .split(';')
      .map((pair) => this.#roles.get(pair.trim()))
      .find((roles) => roles !== undefined);
  }

  learn({ answer, body }: Exchange): void {
    const roles = userIn(body)?.roles;
    if (!roles || answer.status >= 300) return;
    for (const [name, value] of cookiesSet(answer)) {
      if (this.#sessionCookies.has(name)) this.#roles.set(`${name}=${value}`, roles);
    }
  }
}
