import { isProgress } from './progress.ts';

interface WatchdogOptions {
  /** How long nothing may finish, in milliseconds. */
  quietMs: number;
  /** Called once when nothing has finished for that long, with the names of the running tests. */
  onQuiet: (running: string[]) => void;
}

/**
 * Notices a test run that hangs. A run has no time limit, because a busy machine is not a failure: every test that
 * finishes shows that the run goes on.
 */
export class Watchdog {
  readonly #options: WatchdogOptions;
  /** The names of running tests and files, by their ids. */
  readonly #running = new Map<string, string>();
  #timer: NodeJS.Timeout;

  constructor(options: WatchdogOptions) {
    this.#options = options;
    this.#timer = this.#wait();
  }

  /** Takes a message from the runner's reporter, and ignores all others. */
  receive(message: unknown): void {
    if (!isProgress(message)) return;
    const { state, id, name } = message;
    if (state === 'started') {
      this.#running.set(id, name);
      return;
    }
    this.#running.delete(id);
    clearTimeout(this.#timer);
    this.#timer = this.#wait();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #wait(): NodeJS.Timeout {
    const { quietMs, onQuiet } = this.#options;
    return setTimeout(() => onQuiet([...this.#running.values()]), quietMs);
  }
}
