interface Change<Run, Outcome> {
  readonly run: Run;
  /** What can be undone of it; null until it has been answered. */
  outcomes: readonly Outcome[] | null;
  /** Whether it is being undone, or will be once it has been answered. */
  isUndone: boolean;
}

/**
 * What can be undone, in the order in which it was begun: answers may come in another. A list of its own, because state
 * lags behind by a render.
 */
export class UndoHistory<Run, Outcome> {
  #changes: Change<Run, Outcome>[] = [];

  begin(run: Run): void {
    this.#changes.push({ run, outcomes: null, isUndone: false });
  }

  /**
   * Keeps what can be undone of a run that has been answered, which may be nothing. Returns whether it must be undone now.
   */
  answer(run: Run, outcomes: readonly Outcome[]): boolean {
    const change = this.#changes.find((one) => one.run === run);
    if (!change) return false;
    const wasUndone = change.isUndone;
    Object.assign(change, { outcomes, isUndone: false });
    this.#dropEmpty();
    return wasUndone;
  }

  beginUndo(outcomes: readonly Outcome[]): void {
    for (const change of this.#changes) if (change.outcomes === outcomes) change.isUndone = true;
  }

  /** @param rest those of the outcomes that can still be undone. */
  endUndo(outcomes: readonly Outcome[], rest: readonly Outcome[]): void {
    for (const change of this.#changes)
      if (change.outcomes === outcomes) Object.assign(change, { outcomes: rest, isUndone: false });
    this.#dropEmpty();
  }

  /**
   * What to undo, unless it is being undone already: the latest change's outcomes; null if that has not been answered, so
   * that it will be undone then; undefined if there is nothing.
   */
  takeLatest(): readonly Outcome[] | null | undefined {
    const latest = this.#changes.findLast(({ isUndone }) => !isUndone);
    if (latest) latest.isUndone = true;
    return latest?.outcomes;
  }

  #dropEmpty(): void {
    this.#changes = this.#changes.filter(({ outcomes }) => outcomes?.length !== 0);
  }
}
