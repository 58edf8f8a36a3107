/** What has been sent and not been answered, oldest first. A list of its own, because state lags behind by a render. */
export class Unanswered<Run> {
  readonly #runs = new Map<Run, { isUndone: boolean }>();

  begin(run: Run): void {
    this.#runs.set(run, { isUndone: false });
  }

  /** Ends a run that has been answered. Whether it must be undone now. */
  settle(run: Run): boolean {
    const isUndone = this.#runs.get(run)?.isUndone ?? false;
    this.#runs.delete(run);
    return isUndone;
  }

  /** Undoes the latest run once it is answered. Whether there is one that is not to be undone already. */
  undoLatest(): boolean {
    const latest = [...this.#runs.values()].findLast(({ isUndone }) => !isUndone);
    if (latest) latest.isUndone = true;
    return latest !== undefined;
  }
}
