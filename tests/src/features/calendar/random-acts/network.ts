import { vi } from 'vitest';

/** The outcomes of a change on its way to the server and back. */
const answers = {
  none: (send) => send(),
  'server error': () => refusal(500, 'internal_error'),
  'not allowed': () => refusal(403, 'permission_denied'),
  'lost request': () => Promise.reject(new TypeError('fetch failed')),
  // The server makes the change, but what arrives does not say so.
  'lost answer': async (send) => {
    await send();
    throw new TypeError('fetch failed');
  },
  'bad gateway': async (send) => {
    await send();
    return new Response('Bad gateway', { status: 502, headers: { 'Content-Type': 'text/html' } });
  },
  'cut answer': async (send) => {
    const response = await send();
    const text = await response.text();
    return new Response(text.slice(0, text.length / 2), response);
  },
  'misshapen answer': async (send) => {
    const { status } = await send();
    return Response.json({ event: 7 }, { status: status === 204 ? 200 : status });
  },
  // The change succeeds, but the page cannot read what has changed.
  'no new data': (send) => send(),
  'no new data, no answer': async (send) => {
    await send();
    throw new TypeError('fetch failed');
  },
  // The server no longer knows what has changed.
  'expired token': (send) => send(),
} satisfies Record<string, (send: () => Promise<Response>) => Promise<Response>>;

export type Fault = keyof typeof answers;
export const faults = Object.keys(answers) as Fault[];

/** What happens to a change. */
interface Disturbance {
  readonly fault: Fault;
  /** Also to its second try. */
  readonly isLasting: boolean;
}

/** A change that one of the visitors has sent. */
export interface SentWrite {
  readonly visitor: Visitor;
  readonly call: string;
  /** The same for all tries to make the same change; null for those that take no key. */
  readonly key: string | null;
  readonly fault: Fault;
  /** The event or series that it is about; null for a new one, and for an undo, which does not say so. */
  readonly subject: string | null;
  /** Whether the server has made it; undefined until it has answered. */
  isMade: boolean | undefined;
  /** Whether what arrived said so. */
  isTold: boolean | undefined;
}

/** The page, and somebody else, who names the zone of all times. */
export type Visitor = 'page' | 'other';

/** Calls that are on their way until the test lets them go on: changes, and what keeps events up to date. */
const heldCalls = /^(POST|PATCH|DELETE) |^GET [^?]*\/event(s|-changes)\?/;

/** A network on which requests and answers travel as long, and overtake each other, as the test wants. */
export class Network {
  readonly writes: SentWrite[] = [];
  /** What was read, in the order of the answers. */
  readonly reads: string[] = [];
  #fault: (Disturbance & { visitor: Visitor; key?: string | null }) | null = null;
  /** What happens to the next reads of a visitor. */
  readonly #readFaults: { fault: Fault; visitor: Visitor }[] = [];
  /** Tokens that the server no longer knows. */
  readonly #expired = new Set<string>();
  #holds = false;
  #working = 0;
  readonly #held: (() => void)[] = [];

  /** Sits between the open page and its service. */
  constructor() {
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (...[input, init]: Parameters<typeof fetch>) =>
      input instanceof Request ? this.#pass(input, () => fetch(input, init)) : fetch(input, init),
    );
  }

  /** Delivers at once, without faults. */
  calm(): void {
    this.#holds = false;
    this.#fault = null;
    this.#readFaults.length = 0;
  }

  /** Holds back requests and answers from now on, and gives the next change of a visitor a fault. */
  disturb(disturbance: Disturbance, visitor: Visitor): void {
    this.#holds = true;
    this.#fault = disturbance.fault === 'none' ? null : { ...disturbance, visitor };
  }

  get isWorking(): boolean {
    return this.#working > 0;
  }

  /** How many requests and answers are held back. */
  get held(): number {
    return this.#held.length;
  }

  /** Lets one of them go on, not always the oldest. */
  release(order: number): void {
    this.#held.splice(order % this.#held.length, 1)[0]?.();
  }

  async #pass(request: Request, send: () => Promise<Response>): Promise<Response> {
    const { pathname, search, searchParams } = new URL(request.url);
    const call = `${request.method} ${pathname}${search}`;
    if (!heldCalls.test(call)) return this.#work(send);
    const visitor = searchParams.has('tz') ? 'other' : 'page';
    await this.#hold();
    // A preview of a change makes none, and takes no fault away from changes and from what reads them.
    const isPreview = pathname.endsWith('/preview');
    const isRead = request.method === 'GET';
    const arriving = this.#work(() => {
      if (isPreview) return send();
      return isRead ? this.#read(call, visitor, send) : this.#write(request, call, visitor, send);
    });
    // Rejections are left to the caller.
    const answer = await arriving.catch(() => null);
    if (isRead || isPreview) this.reads.push(`${visitor}: ${call} ${answer?.status ?? ''}`);
    await this.#hold();
    return arriving;
  }

  async #hold(): Promise<void> {
    if (this.#holds) await new Promise<void>((resolve) => this.#held.push(resolve));
  }

  async #work(send: () => Promise<Response>): Promise<Response> {
    this.#working += 1;
    try {
      return await send();
    } finally {
      this.#working -= 1;
    }
  }

  #read(call: string, visitor: Visitor, send: () => Promise<Response>): Promise<Response> {
    const place = this.#readFaults.findIndex((one) => one.visitor === visitor);
    const { fault } = this.#readFaults[place] ?? {};
    const isListing = call.includes('/event-changes?');
    const token = new URLSearchParams(call.split('?')[1]).get('since') ?? '';
    // A fresh read comes with a token that is known.
    if (!isListing) this.#expired.clear();
    if (this.#expired.has(token)) return refusal(410, 'sync_token_expired');
    if (fault === undefined || (fault === 'expired token' && !isListing)) return send();
    this.#readFaults.splice(place, 1);
    if (fault !== 'expired token') return refusal(500, 'internal_error');
    this.#expired.add(token);
    return refusal(410, 'sync_token_expired');
  }

  #takeFault(visitor: Visitor, key: string | null): Fault {
    const next = this.#fault;
    const isMeant = next?.visitor === visitor && (next.key === undefined || next.key === key);
    if (!next || !isMeant) return 'none';
    this.#fault = next.isLasting && next.key === undefined ? { ...next, key } : null;
    return next.fault;
  }

  async #write(
    request: Request,
    call: string,
    visitor: Visitor,
    send: () => Promise<Response>,
  ): Promise<Response> {
    const key = request.headers.get('Idempotency-Key');
    const fault = this.#takeFault(visitor, key);
    const write: SentWrite = {
      ...{ visitor, call, key, fault, isMade: undefined, isTold: undefined },
      subject: /\/events\/([^-/?]+)/.exec(call)?.[1] ?? null,
    };
    this.writes.push(write);
    const carryOut = async () => {
      const response = await send();
      write.isMade = response.ok;
      return response;
    };
    if (/new data|token/.test(fault)) this.#readFaults.push({ fault, visitor });
    try {
      const response = await answers[fault](carryOut);
      write.isTold = response.ok && fault !== 'cut answer' && fault !== 'misshapen answer';
      return response;
    } finally {
      write.isMade ??= false;
      write.isTold ??= false;
    }
  }
}

function refusal(status: number, id: string): Promise<Response> {
  const error = { id, title: 'Refused', message: 'Refused by the test.', details: [] };
  return Promise.resolve(Response.json({ error }, { status }));
}
