import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { useAction } from '#src/actions/use-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import type { Failure } from '#src/api/errors.ts';
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
  const [undoing] = useState(() => new Set<Outcomes>());
  /** @param rest those that can still be undone. */
  const settle = (outcomes: Outcomes, rest: Outcomes) => {
    undoing.delete(outcomes);
    undoable.current = undoable.current.flatMap((other) => {
      if (other !== outcomes) return [other];
      return rest.length > 0 ? [rest] : [];
    });
  };
  const showFailure = useShowFailure(() => t('calendar:The change has not been undone.'));
  const undo = useAction({
    call: (outcomes: Outcomes, options) => {
      undoing.add(outcomes);
      // The latest first, because an event may be among them more than once.
      return settleAll(events, outcomes.toReversed(), (outcome) => writer.undo(outcome, options));
    },
    onSuccess: ({ made, failed }, outcomes) => {
      const undone = message('calendar:Undone');
      const { texts, lost, ...support } = tellFailures(failed, { sayFailed, sayUnclear });
      const rest = lost.toReversed();
      settle(outcomes, rest);
      if (failed.length === 0) return showStatus({ type: 'success', text: undone });
      const retry = () => undo.run(rest);
      showStatus({
        type: 'error',
        ...support,
        text: [...(made.length > 0 ? [undone] : []), ...texts],
        ...(lost.length > 0 && { action: { label: message('common:Try again'), run: retry } }),
      });
    },
    onFailure: (error, failed) => {
      settle(failed.input, mayBeUndone(error) ? failed.input : []);
      showFailure(error, failed);
    },
    getKey: (outcomes) => outcomes[0]?.undo?.id ?? '',
    revalidate: false,
    whenLeft: 'finish',
  });
  return {
    /** The action of a status message; null if there is nothing to undo. */
    offerUndo: (made: Outcomes) => {
      const outcomes = made.filter((outcome) => outcome.undo);
      if (outcomes.length === 0) return null;
      undoable.current.push(outcomes);
      return { label: message('common:Undo'), run: () => undo.run(outcomes), shortcut: 'z' };
    },
    undoLatest: () => {
      const outcomes = undoable.current.findLast((one) => !undoing.has(one));
      if (outcomes) undo.run(outcomes);
      else showStatus({ type: 'info', text: message('calendar:There is nothing to undo.') });
    },
  };
}

/** Whether another try may succeed after a failed one: it does not if the server has refused the undo itself. */
function mayBeUndone({ isUnexpected, status }: Failure): boolean {
  return isUnexpected || status === 401 || status === 429;
}
