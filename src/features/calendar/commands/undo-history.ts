import { Watchers } from '#src/calendar/store/watchers.ts';

/** A change that a person has made, or changes that were made together. */
export interface RecentChange<Sending, Outcome, Note> {
  /** For React. */
  readonly key: number;
  readonly sending: Sending;
  /** The change in words; null until the change has been answered. */
  readonly note: Note | null;
  /** The outcomes that can be undone or redone; null until the change has been answered. */
  readonly outcomes: readonly Outcome[] | null;
  /** A final change can be neither undone nor redone, because somebody else has changed the event since. */
  readonly state: 'made' | 'to undo' | 'undoing' | 'undone' | 'redoing' | 'final';
}

/**
 * The changes that can be undone, in the order in which they were begun: answers may arrive in another. A list of its
 * own, because state lags behind by a render.
 */
export class UndoHistory<Sending, Outcome, Note> {
  #changes: readonly RecentChange<Sending, Outcome, Note>[] = [];
  #lastKey = 0;
  readonly #watchers = new Watchers();

  /** The same array until something has changed. */
  readonly list = (): readonly RecentChange<Sending, Outcome, Note>[] => this.#changes;

  readonly watch = (onChange: () => void): (() => void) => this.#watchers.add(onChange);

  begin(sending: Sending): void {
    const change = { key: this.#nextKey(), sending, note: null, outcomes: null } as const;
    this.#replace([...this.#changes, { ...change, state: 'made' }]);
  }

  /** Keeps what can be undone of what was sent and has been answered, which may be nothing. */
  answer(sending: Sending, outcomes: readonly Outcome[], note: Note | null): void {
    const isMeant = (change: RecentChange<Sending, Outcome, Note>) => change.sending === sending;
    this.#update(isMeant, (change) => (outcomes.length > 0 ? [{ ...change, outcomes, note }] : []));
  }

  /** Asks for the undo of the latest change for which that was not asked yet. Returns whether there is one. */
  askForLatest(): boolean {
    const latest = this.#changes.findLast(({ state }) => state === 'made');
    this.#update(
      (change) => change === latest,
      (change) => [{ ...change, state: 'to undo' }],
    );
    return latest !== undefined;
  }

  /**
   * The latest change whose undo was asked for, once it has been answered and a later one has been undone: the server takes
   * changes of an event back in this order only. Null if there is none now.
   */
  findNext(): readonly Outcome[] | null {
    const latest = this.#changes.findLast(
      ({ state }) => state === 'to undo' || state === 'undoing',
    );
    return latest?.state === 'to undo' ? latest.outcomes : null;
  }

  /** Asks for no more undos, because one has failed that must come first. */
  stopAsking(): void {
    this.#update(
      ({ state }) => state === 'to undo',
      (change) => [{ ...change, state: 'made' }],
    );
  }

  /** Notes that a change is being undone, or redone if it is undone. */
  beginReversal(outcomes: readonly Outcome[]): void {
    this.#update(
      (change) => change.outcomes === outcomes,
      (change) => [{ ...change, state: change.state === 'undone' ? 'redoing' : 'undoing' }],
    );
  }

  /**
   * @param rest those of the outcomes for which that can be tried again.
   * @param reversed the outcomes of the reversal, which can be reversed in turn.
   */
  endReversal(
    outcomes: readonly Outcome[],
    { rest, reversed }: { rest: readonly Outcome[]; reversed: readonly Outcome[] },
  ): void {
    this.#update(
      (change) => change.outcomes === outcomes,
      (change) => {
        const isUndone = change.state === 'redoing' || change.state === 'undone';
        const [before, after] = isUndone
          ? (['undone', 'made'] as const)
          : (['made', 'undone'] as const);
        if (rest.length + reversed.length === 0) return [{ ...change, state: 'final' }];
        return [
          ...(rest.length > 0 ? [{ ...change, outcomes: rest, state: before }] : []),
          ...(reversed.length > 0
            ? [
                {
                  ...change,
                  // The button of a whole change keeps the focus.
                  key: rest.length > 0 ? this.#nextKey() : change.key,
                  outcomes: reversed,
                  state: after,
                },
              ]
            : []),
        ];
      },
    );
  }

  #nextKey(): number {
    this.#lastKey += 1;
    return this.#lastKey;
  }

  #update(
    isMeant: (change: RecentChange<Sending, Outcome, Note>) => boolean,
    update: (
      change: RecentChange<Sending, Outcome, Note>,
    ) => readonly RecentChange<Sending, Outcome, Note>[],
  ): void {
    this.#replace(this.#changes.flatMap((change) => (isMeant(change) ? update(change) : [change])));
  }

  #replace(changes: readonly RecentChange<Sending, Outcome, Note>[]): void {
    this.#changes = changes;
    this.#watchers.call();
  }
}
