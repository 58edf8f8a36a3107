import { vi } from 'vitest';

/** The outcomes of a change on its way to the server and back. */
const answers = {
  none: (send) => send(),
  'server error': () => refusal(500, 'internal_error'),
  conflict: () => refusal(409, 'conflict'),
  'invalid input': () => refusal(422, 'validation_error', [{ field: 'note', message: 'No.' }]),
  'not allowed': () => refusal(403, 'permission_denied'),
  'lost request': () => Promise.reject(new TypeError('fetch failed')),
  // The server makes the change, but its answer is lost.
  'lost answer': async (send) => {
    await send();
    throw new TypeError('fetch failed');
  },
  // The change succeeds, but reloading the data fails.
  'no new data': (send) => send(),
} satisfies Record<string, (send: () => Promise<Response>) => Promise<Response>>;

export type Fault = keyof typeof answers;
export const faults = Object.keys(answers) as Fault[];

export interface Change {
  call: string;
  body: string;
  fault: Fault;
  /** The server has made it, even if the page did not get the answer. */
  isMade: boolean;
  succeeded: boolean;
  /** The test has checked the page's reaction. */
  isTold: boolean;
}

/** A network that delivers answers when, and in the order in which, the test releases them. */
export class Network {
  /** The changes sent, and the answers that the page got. */
  readonly changes: Change[] = [];
  #fault: Fault = 'none';
  #losesData = false;
  #holds = false;
  #working = 0;
  readonly #held: (() => void)[] = [];

  /** Sits between the open page and its service. */
  constructor() {
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (...[input, init]: Parameters<typeof fetch>) =>
      input instanceof Request ? this.#answer(input, () => fetch(input, init)) : fetch(input, init),
    );
  }

  /** Answers at once, without faults. */
  calm(): void {
    this.#holds = false;
    this.#fault = 'none';
    this.#losesData = false;
  }

  /** Holds back answers from now on, and gives the next change a fault. */
  disturb(fault: Fault): void {
    this.#holds = true;
    this.#fault = fault;
  }

  get isWorking(): boolean {
    return this.#working > 0;
  }

  /** The number of answers held back. */
  get held(): number {
    return this.#held.length;
  }

  /** Releases one of the answers, not always the oldest. */
  release(order: number): void {
    this.#held.splice(order % this.#held.length, 1)[0]?.();
  }

  async #answer(request: Request, send: () => Promise<Response>): Promise<Response> {
    this.#working += 1;
    const arriving = this.#respond(request, send);
    // Rejections are left to the caller.
    await arriving.catch(() => {});
    this.#working -= 1;
    if (this.#holds) await new Promise<void>((resolve) => this.#held.push(resolve));
    return arriving;
  }

  async #respond(request: Request, send: () => Promise<Response>): Promise<Response> {
    if (!isChange(request)) {
      if (!this.#losesData) return send();
      this.#losesData = false;
      return refusal(500, 'internal_error');
    }
    const call = `${request.method} ${new URL(request.url).pathname}`;
    const fault = this.#fault;
    this.#fault = 'none';
    const change: Change = {
      call,
      body: '',
      fault,
      isMade: false,
      succeeded: false,
      isTold: false,
    };
    this.changes.push(change);
    change.body = await request.clone().text();
    const response = await answers[fault](async () => {
      const answer = await send();
      change.isMade = answer.ok;
      return answer;
    });
    change.succeeded = response.ok;
    if (fault === 'no new data' && response.ok) this.#losesData = true;
    return response;
  }
}

/** One of the calls that change something is a GET. */
function isChange({ method, url }: Request): boolean {
  return method !== 'GET' || url.includes('/restore-calendar/');
}

function refusal(status: number, id: string, details: object[] = []): Promise<Response> {
  const error = { id, title: 'Refused', message: 'Refused by the test.', details };
  return Promise.resolve(Response.json({ error }, { status }));
}
