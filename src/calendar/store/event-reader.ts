import { LoginRequiredError, RequestError } from '#src/api/errors.ts';
import { whenIdle } from '#src/ui/when-idle.ts';
import { type DayRange, overlaps } from '#src/util/day-numbers.ts';
import { type DaySet, hull, missingDays, withinRange, withRange } from './day-ranges.ts';
import {
  type EventCalls,
  type EventChangeFeed,
  type EventRange,
  longestRange,
  splitLong,
} from './event-calls.ts';

export interface ReadState {
  /** True if days that are shown are being read. */
  readonly isReading: boolean;
  /** Why days could not be read, or have not been brought up to date for a while. */
  readonly error: RequestError | null;
  /** When the server last confirmed what is shown, in milliseconds since 1970; null before the first answer. */
  readonly freshAt: number | null;
  /** The time zone of all times; null before the first answer. */
  readonly zone: string | null;
}

interface Receiver {
  /** The days that are shown. */
  wanted: () => readonly DayRange[];
  onRead: (range: DayRange, events: EventRange) => void;
  onChanges: (feed: EventChangeFeed) => void;
  /** Called when days far away are forgotten. */
  onForget: () => void;
  /** Called when the calendar itself may have changed: the visitor may no longer read it, or nobody knows what is new. */
  onUncertain: () => void;
  onState: () => void;
}

/** The number of updates in a row that may fail before the page says so. */
const toleratedFailures = 1;

/** Statuses after which the page has to find out whether it may still show the calendar. */
const refusals: readonly number[] = [401, 403, 404, 409];

/** Decides which days of a calendar to read when, and remembers which have been read. */
export class EventReader {
  readonly #calls: EventCalls;
  readonly #receiver: Receiver;
  /** Days with events to show. */
  known: DaySet = [];
  /** Those of them that need not be read again. */
  #fresh: DaySet = [];
  state: ReadState = { isReading: false, error: null, freshAt: null, zone: null };
  /** Marks the state of the server since when no changes have been listed. */
  #token: string | null = null;
  readonly #reads = new Map<AbortController, DayRange>();
  #update: AbortController | null = null;
  /** Everything that is being read now. */
  readonly #pending = new Set<Promise<void>>();
  #failures = 0;
  #reauthenticates = false;
  /** True if a read has brought a later token than that since when no changes have been listed. */
  #isBehind = false;
  #stops = 0;
  #cancelAhead = () => {};

  constructor(calls: EventCalls, receiver: Receiver) {
    this.#calls = calls;
    this.#receiver = receiver;
  }

  get token(): string | null {
    return this.#token;
  }

  /** Reads the days that are wanted, then those around them once the browser is idle. */
  async readWanted(): Promise<void> {
    const wantedRanges = this.#receiver.wanted();
    await this.read(wantedRanges);
    const around = daysAround(hull(this.#receiver.wanted()));
    this.#cancelAhead();
    if (!this.state.error && this.#reads.size === 0)
      this.#cancelAhead = whenIdle(() => this.read(around));
  }

  /** Reads those of some days that are neither known nor being read. */
  async read(ranges: readonly DayRange[]): Promise<void> {
    const requestedDays = [...this.#fresh, ...this.#reads.values()].reduce<DaySet>(withRange, []);
    const missing = ranges
      .reduce<DaySet>(withRange, [])
      .flatMap((range) => missingDays(requestedDays, range))
      .flatMap(splitLong);
    await Promise.all(missing.map((range) => this.#track(this.#readRange(range))));
  }

  /**
   * Reads what is missing, or else what has changed.
   * @param reauthenticate whether to ask for a missing login, since the user waits for it.
   * @returns whether that has succeeded.
   */
  async bringUpToDate(reauthenticate = false): Promise<boolean> {
    this.#reauthenticates = reauthenticate;
    const stops = this.#stops;
    // What is on its way may be from before the change that the caller knows of.
    await Promise.allSettled(this.#pending);
    const isMissing = this.#receiver
      .wanted()
      .some((range) => missingDays(this.#fresh, range).length > 0);
    if (isMissing) await this.readWanted();
    else await this.#track(this.#listChanges());
    // Another caller may have begun that before, or a read has put it off.
    while (this.#pending.size > 0) await Promise.allSettled(this.#pending);
    return this.#failures === 0 && this.#stops === stops;
  }

  /**
   * Lists the changes since an earlier state again, because what has been put on top of them may be older.
   * @param token marks that state; null if nothing had been read then.
   */
  listAgainFrom(token: string | null): void {
    // Without a token now, everything is read again anyway.
    if (this.#token === null) return;
    if (token === null) this.#fresh = [];
    else this.#token = token;
  }

  /** Stops all calls. */
  stop(): void {
    this.#cancelAhead();
    this.#stops += 1;
    for (const controller of this.#reads.keys()) controller.abort();
    this.#reads.clear();
    this.#stopUpdate();
  }

  #stopUpdate(): void {
    this.#update?.abort();
    this.#update = null;
  }

  #track(reading: Promise<void>): Promise<void> {
    this.#pending.add(reading);
    const end = () => this.#pending.delete(reading);
    void reading.then(end, end);
    return reading;
  }

  async #readRange(range: DayRange): Promise<void> {
    const controller = new AbortController();
    const isFirst = this.#token === null;
    this.#reads.set(controller, range);
    // Changes that are listed meanwhile would not be in a range that the server has read before; they are listed later.
    this.#stopUpdate();
    this.#setState({});
    try {
      const events = await this.#calls.read(range, this.#options(controller));
      this.#token ??= events.sync_token;
      this.#reads.delete(controller);
      // Another of the first reads may have brought a later token, since when nothing older would be listed.
      if (isFirst && this.#token !== events.sync_token) return await this.read([range]);
      this.#isBehind ||= this.#token !== events.sync_token;
      this.known = withRange(this.known, range);
      this.#fresh = withRange(this.#fresh, range);
      this.#receiver.onRead(range, events);
      this.#forgetFarFrom(range);
      this.#succeed(events.tz);
    } catch (error) {
      this.#reads.delete(controller);
      const isWanted = this.#receiver.wanted().some((wantedRange) => overlaps(wantedRange, range));
      this.#fail(error, controller.signal, isWanted ? 0 : Number.POSITIVE_INFINITY);
    }
    if (this.#isBehind) void this.#track(this.#listChanges());
  }

  async #listChanges(): Promise<void> {
    const range = hull(this.#fresh);
    const since = this.#token;
    if (!range || since === null || this.#reads.size > 0 || this.#update) return;
    const controller = new AbortController();
    this.#update = controller;
    try {
      const feed = await this.#calls.readChanges(since, range, this.#options(controller));
      // Otherwise they are to be listed again from an earlier state.
      if (this.#token === since) this.#token = feed.sync_token;
      this.#isBehind = false;
      this.#update = null;
      this.#receiver.onChanges(feed);
      this.#succeed(feed.tz);
    } catch (error) {
      if (this.#update === controller) this.#update = null;
      if (error instanceof RequestError && error.id === 'sync_token_expired') {
        this.#forgetChanges();
        this.#receiver.onUncertain();
        await this.readWanted();
      } else this.#fail(error, controller.signal, toleratedFailures);
    }
  }

  #options({ signal }: AbortController) {
    return { signal, reauthenticate: this.#reauthenticates };
  }

  #succeed(zone: string): void {
    this.#failures = 0;
    this.#setState({ error: null, freshAt: Date.now(), zone });
  }

  /** @throws errors that are bugs. */
  #fail(error: unknown, signal: AbortSignal, failureLimit: number): void {
    this.#setState({});
    if (signal.aborted) return;
    if (!(error instanceof RequestError)) throw error;
    this.#failures += 1;
    if (this.#failures > failureLimit) this.#setState({ error });
    // A missing login is asked for when the user tries again, and what is on the page stays.
    if (error instanceof LoginRequiredError) return;
    if (refusals.includes(error.status ?? 0)) this.#receiver.onUncertain();
  }

  #setState(changes: Partial<ReadState>): void {
    const wantedRanges = this.#receiver.wanted();
    const isReading = [...this.#reads.values()].some((range) =>
      wantedRanges.some((wantedRange) => overlaps(wantedRange, range)),
    );
    this.state = { ...this.state, ...changes, isReading };
    this.#receiver.onState();
  }

  /** Marks the changes as unknown, so that everything has to be read again. Shown events stay in the meantime. */
  #forgetChanges(): void {
    this.#token = null;
    this.#isBehind = false;
    this.#fresh = [];
    const shownDays = this.#receiver.wanted().reduce<DaySet>(withRange, []);
    this.known = shownDays.flatMap((range) => withinRange(this.known, range));
    this.#receiver.onForget();
  }

  /** Changes can be listed for a limited number of days, so the others have to be read again. */
  #forgetFarFrom(range: DayRange): void {
    const keptDays = daysToKeep(this.#receiver.wanted(), range);
    const isFar = ({ first, last }: DayRange) => first < keptDays.first || last > keptDays.last;
    if (!this.known.some(isFar)) return;
    this.known = withinRange(this.known, keptDays);
    this.#fresh = withinRange(this.#fresh, keptDays);
    this.#receiver.onForget();
  }
}

/** The most days to read ahead on each side. */
const longestAhead = 42;

/** The days before and after a range, to read ahead. */
function daysAround(range: DayRange | null): DayRange[] {
  if (!range) return [];
  const length = countDays(range);
  const ahead = Math.min(length, longestAhead);
  // A year, for example, has no room for more.
  if (length + 2 * ahead > longestRange) return [];
  return [
    { first: range.last + 1, last: range.last + ahead },
    { first: range.first - ahead, last: range.first - 1 },
  ];
}

/** The days to keep once a range has been read: no more than changes can be listed for, whatever has been read late. */
function daysToKeep(wantedRanges: readonly DayRange[], range: DayRange): DayRange {
  const shownRange = hull(wantedRanges) ?? range;
  const wholeRange = hull([shownRange, range]) ?? range;
  const keptRange = countDays(wholeRange) > longestRange ? shownRange : wholeRange;
  const room = Math.max(0, Math.floor((longestRange - countDays(keptRange)) / 2));
  return { first: keptRange.first - room, last: keptRange.last + room };
}

function countDays({ first, last }: DayRange): number {
  return last - first + 1;
}
