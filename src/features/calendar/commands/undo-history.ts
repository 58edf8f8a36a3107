interface Change<Sending, Outcome> {
  readonly sending: Sending;
  /** The outcomes that can be undone; null until the change has been answered. */
  outcomes: readonly Outcome[] | null;
  state: 'made' | 'to undo' | 'undoing';
}

/**
 * The changes that can be undone, in the order in which they were begun: answers may arrive in another. A list of its
 * own, because state lags behind by a render.
 */
export class UndoHistory<Sending, Outcome> {
  #changes: Change<Sending, Outcome>[] = [];

  begin(sending: Sending): void {
    this.#changes.push({ sending, outcomes: null, state: 'made' });
  }

  /** Keeps what can be undone of what was sent and has been answered, which may be nothing. */
  answer(sending: Sending, outcomes: readonly Outcome[]): void {
    this.#update((change) => change.sending === sending, { outcomes });
  }

  /** Asks for the undo of the latest change for which that was not asked yet. Returns whether there is one. */
  askForLatest(): boolean {
    const latest = this.#changes.findLast(({ state }) => state === 'made');
    if (latest) latest.state = 'to undo';
    return latest !== undefined;
  }

  /**
   * The latest change whose undo was asked for, once it has been answered and a later one has been undone: the server takes
   * changes of an event back in this order only. Null if there is none now.
   */
  findNext(): readonly Outcome[] | null {
    const latest = this.#changes.findLast(({ state }) => state !== 'made');
    return latest?.state === 'to undo' ? latest.outcomes : null;
  }

  /** Asks for no more undos, because one has failed that must come first. */
  stopAsking(): void {
    this.#update(({ state }) => state === 'to undo', { state: 'made' });
  }

  beginUndo(outcomes: readonly Outcome[]): void {
    this.#update((change) => change.outcomes === outcomes, { state: 'undoing' });
  }

  /** @param rest those of the outcomes that can still be undone. */
  endUndo(outcomes: readonly Outcome[], rest: readonly Outcome[]): void {
    this.#update((change) => change.outcomes === outcomes, { outcomes: rest, state: 'made' });
  }

  /** Changes without anything to undo are dropped. */
  #update(
    isMeant: (change: Change<Sending, Outcome>) => boolean,
    update: Partial<Change<Sending, Outcome>>,
  ): void {
    this.#changes = this.#changes
      .map((change) => (isMeant(change) ? { ...change, ...update } : change))
      .filter(({ outcomes }) => outcomes?.length !== 0);
  }
}
