import { useSetAtom } from 'jotai';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { statusAtom } from '#src/status/status.ts';
import type { ReadableCalendar } from '../address/readable-calendar.ts';
import { CommandQueue } from '../commands/command-queue.ts';
import { findDenial } from '../commands/command-right.ts';
import type { Commands } from '../commands/commands-context.ts';

/** The commands of a calendar's page, where rights are asked before anything is carried out. */
export function usePageCommands({ configuration, events }: ReadableCalendar) {
  const showStatus = useSetAtom(statusAtom);
  const [queue] = useState(() => new CommandQueue());
  const isUsed = useSyncExternalStore(queue.watchUse, queue.isUsed);
  const commands = useMemo((): Commands => {
    const place = { configuration, events };
    const deny: Commands['findDenial'] = (wanted) => findDenial(wanted, place);
    const allows: Commands['allows'] = (wanted) => {
      const text = deny(wanted);
      if (text !== null) showStatus({ type: 'info', text });
      return text === null;
    };
    return {
      findDenial: deny,
      allows,
      dispatch: (wanted, { leftOut = 0 } = {}) => {
        const all = 'kind' in wanted ? [wanted] : wanted;
        if (all.length === 0 || !allows(wanted)) return;
        const possible = all.filter((command) => deny(command) === null);
        queue.add({ commands: possible, leftOut: leftOut + all.length - possible.length });
      },
    };
  }, [configuration, events, queue, showStatus]);
  return {
    commands,
    queue,
    /** True if the code that carries commands out is needed. */
    isUsed,
  };
}
