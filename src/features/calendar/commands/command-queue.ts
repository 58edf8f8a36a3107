import { Watchers } from '#src/calendar/store/watchers.ts';
import type { EventCommand } from './event-command.ts';

/** Commands of one kind, which are made and undone together. */
export interface CommandGroup {
  /** At least one. */
  readonly commands: readonly EventCommand[];
  /** The number of chosen events that are left out, because the visitor may not change them. */
  readonly leftOut: number;
}

/** Passes commands to what carries them out, whose code loads on demand. */
export class CommandQueue {
  #waiting: CommandGroup[] = [];
  #receive: ((group: CommandGroup) => void) | null = null;
  readonly #watchers = new Watchers();

  /** Returns whether there has been a command, so that the code is needed. */
  readonly isUsed = (): boolean => this.#waiting.length > 0 || this.#receive !== null;

  readonly watchUse = (onUse: () => void): (() => void) => this.#watchers.add(onUse);

  readonly add = (group: CommandGroup): void => {
    if (this.#receive) this.#receive(group);
    else {
      this.#waiting.push(group);
      this.#watchers.call();
    }
  };

  /** Receives all commands, also those from before. Returns a function that stops this. */
  readonly connect = (receive: (group: CommandGroup) => void): (() => void) => {
    this.#receive = receive;
    for (const group of this.#waiting.splice(0)) receive(group);
    return () => {
      this.#receive = null;
    };
  };

  /** Forgets what is waiting, because the code did not arrive. */
  readonly clear = (): void => {
    this.#waiting = [];
    this.#watchers.call();
  };
}
