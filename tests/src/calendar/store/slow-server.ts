import { RequestError } from '#src/api/errors.ts';
import { type CalendarEvent, eventSpan } from '#src/calendar/model/event.ts';
import {
  type EventCalls,
  type EventChangeFeed,
  longestRange,
} from '#src/calendar/store/event-calls.ts';
import { type DayRange, overlaps } from '#src/util/day-numbers.ts';

/** A server to and from which requests and answers travel until a test lets them go on, in any order. */
export class SlowServer {
  readonly #events = new Map<string, CalendarEvent>();
  /** When each event or series has changed, in the order of its changes. */
  readonly #changes: { id: string; at: number }[] = [];
  #now = 1;
  /** Tokens from before this time are no longer known. */
  #remembersSince = 0;
  #failures = 0;
  #holds = true;
  readonly #held: (() => void)[] = [];

  constructor(events: readonly CalendarEvent[]) {
    for (const event of events) this.#events.set(event.id, event);
  }

  get held(): number {
    return this.#held.length;
  }

  /** Lets a request or an answer go on, not always the oldest. */
  release(order: number): void {
    this.#held.splice(order % this.#held.length, 1)[0]?.();
  }

  /** Answers at once from now on. */
  calm(): void {
    this.#holds = false;
    this.#failures = 0;
    for (const goOn of this.#held.splice(0)) goOn();
  }

  /** Forgets what has changed until now. */
  expireTokens(): void {
    this.#now += 1;
    this.#remembersSince = this.#now;
  }

  /** Fails the next read. */
  failOnce(): void {
    this.#failures += 1;
  }

  /** The events of some days. */
  list(range: DayRange): CalendarEvent[] {
    return [...this.#events.values()].filter((event) => {
      const days = eventSpan(event)?.days;
      return days && overlaps(days, range);
    });
  }

  get all(): readonly CalendarEvent[] {
    return [...this.#events.values()];
  }

  /** Changes some events of one subject at once; null deletes one. Returns what has become of them. */
  change(changes: ReadonlyMap<string, CalendarEvent | null>): CalendarEvent[] {
    this.#now += 1;
    const saved: CalendarEvent[] = [];
    for (const [id, event] of changes) {
      const before = this.#events.get(id);
      this.#events.delete(id);
      const version = String(this.#now);
      if (event) this.#events.set(event.id, { ...event, version });
      if (event) saved.push({ ...event, version });
      const subject = event ?? before;
      if (subject) this.#changes.push({ id: subject.series_id ?? subject.id, at: this.#now });
    }
    return saved;
  }

  /** Does something on the server, on the way to which and back time passes. */
  async visit<Answer>(
    answer: () => Answer,
    signal: AbortSignal = new AbortController().signal,
  ): Promise<Answer> {
    await this.#travel(signal);
    const result = attempt(answer);
    await this.#travel(signal);
    if (result instanceof RequestError) throw result;
    return result;
  }

  readonly calls: EventCalls = {
    read: (range, { signal }) =>
      this.visit(() => {
        const results = this.#answer(range, () => this.list(range));
        return { results, total: results.length, tz: 'Europe/Zurich', sync_token: this.#token };
      }, signal),
    readChanges: (since, range, { signal }) =>
      this.visit(() => this.#answer(range, () => this.#listChanges(Number(since), range)), signal),
  };

  get #token(): string {
    return String(this.#now);
  }

  /** @throws RequestError if that is not to be answered. */
  #answer<Answer>({ first, last }: DayRange, create: () => Answer): Answer {
    if (last - first >= longestRange) throw refusal('range_too_large', 422);
    if (this.#failures === 0) return create();
    this.#failures -= 1;
    throw refusal('internal_error', 500);
  }

  #listChanges(since: number, range: DayRange): EventChangeFeed {
    if (since < this.#remembersSince) throw refusal('sync_token_expired', 410);
    const ids = new Set(this.#changes.filter(({ at }) => at > since).map(({ id }) => id));
    return {
      results: Array.from(ids, (event_id) => ({
        ...{ event_id, kind: 'updated', title: null, author: null, is_own: false },
        changed_at: '2026-03-02T09:00:00Z',
        occurrence: null,
        fields: [],
      })),
      events: this.list(range).filter(({ id, series_id }) => ids.has(series_id ?? id)),
      calendar_changed: false,
      tz: 'Europe/Zurich',
      sync_token: this.#token,
    };
  }

  async #travel(signal: AbortSignal): Promise<void> {
    if (this.#holds) {
      await new Promise<void>((resolve) => {
        const goOn = () => {
          const index = this.#held.indexOf(goOn);
          if (index >= 0) this.#held.splice(index, 1);
          resolve();
        };
        this.#held.push(goOn);
        signal.addEventListener('abort', goOn, { once: true });
      });
    }
    signal.throwIfAborted();
  }
}

function refusal(id: RequestError['id'], status: number): RequestError {
  return new RequestError({ id, title: 'Refused', text: 'Refused', status });
}

/** Returns a refusal instead of throwing it, so that it travels like an answer. */
function attempt<Answer>(answer: () => Answer): Answer | RequestError {
  try {
    return answer();
  } catch (error) {
    if (error instanceof RequestError) return error;
    throw error;
  }
}
