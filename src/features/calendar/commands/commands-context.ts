import { createContext, use } from 'react';
import type { Message } from '#src/i18n/message.ts';
import type { WantedCommand } from './command-right.ts';
import type { EventCommand } from './event-command.ts';

/** The commands of a calendar's page. */
export interface Commands {
  /**
   * Carries out a command, or some of one kind, which are made and undone together; those without the right to them are
   * left out. Says why if there is none.
   * @param leftOut the number of chosen events that were left out before, for the same reason. Default none.
   */
  readonly dispatch: (
    commands: EventCommand | readonly EventCommand[],
    options?: { readonly leftOut?: number },
  ) => void;
  /** Says why the visitor may not do something; null if they may, of several things at least one. */
  readonly findDenial: (wanted: WantedCommand | readonly WantedCommand[]) => Message | null;
  /** Returns whether the visitor may do something; if not, the page says why. */
  readonly allows: (wanted: WantedCommand | readonly WantedCommand[]) => boolean;
}

export const CommandsContext = createContext<Commands>({
  dispatch: () => {},
  findDenial: () => null,
  allows: () => true,
});

export function useCommands(): Commands {
  return use(CommandsContext);
}
