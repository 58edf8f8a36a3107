import { useSetAtom } from 'jotai';
import { useRef } from 'react';
import { useAction } from '#src/actions/use-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import type { EventStore } from '#src/calendar/events/event-store.ts';
import type { WriteOutcome } from '#src/calendar/events/event-write.ts';
import type { EventWriter } from '#src/calendar/events/event-writer.ts';
import { settleAll } from '#src/calendar/events/settle-all.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { statusAtom } from '#src/status/status.ts';
import { tellFailures } from './tell-failures.ts';

/** Changes that were made together. */
type Outcomes = readonly WriteOutcome[];

const sayFailed = ({ length: count }: Outcomes) =>
  message('calendar:%count% changes have not been undone.', { count });
const sayUnclear = ({ length: count }: Outcomes) =>
  message('calendar:It is unclear whether %count% changes have been undone.', { count });

/** Takes changes back, in any order or the latest first; those that were made together at once. */
export function useEventUndo(writer: EventWriter, events: EventStore) {
  const t = useTranslate();
  const showStatus = useSetAtom(statusAtom);
  /** The changes that can be undone, latest last. */
  const undoable = useRef<Outcomes[]>([]);
  const undo = useAction({
    call: (outcomes: Outcomes, options) =>
      // The latest first, because an event may be among them more than once.
      settleAll(events, outcomes.toReversed(), (outcome) => writer.undo(outcome, options)),
    onSuccess: ({ made, failed }) => {
      const undone = message('calendar:Undone');
      if (failed.length === 0) return showStatus({ type: 'success', text: undone });
      const { texts, lost, ...support } = tellFailures(failed, { sayFailed, sayUnclear });
      const retry = () => undo.run(lost.toReversed());
      showStatus({
        type: 'error',
        ...support,
        text: [...(made.length > 0 ? [undone] : []), ...texts],
        ...(lost.length > 0 && { action: { label: message('common:Try again'), run: retry } }),
      });
    },
    onFailure: useShowFailure(() => t('calendar:The change has not been undone.')),
    getKey: (outcomes) => outcomes[0]?.undo?.id ?? '',
    revalidate: false,
    whenLeft: 'finish',
  });
  const takeBack = (outcomes: Outcomes) => {
    undoable.current = undoable.current.filter((other) => other !== outcomes);
    undo.run(outcomes);
  };
  return {
    /** The action of a status message; null if there is nothing to undo. */
    offerUndo: (made: Outcomes) => {
      const outcomes = made.filter((outcome) => outcome.undo);
      if (outcomes.length === 0) return null;
      undoable.current.push(outcomes);
      return { label: message('common:Undo'), run: () => takeBack(outcomes), shortcut: 'z' };
    },
    undoLatest: () => {
      const outcomes = undoable.current.at(-1);
      if (outcomes) takeBack(outcomes);
      else showStatus({ type: 'info', text: message('calendar:There is nothing to undo.') });
    },
  };
}
