import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAction } from '#src/actions/use-action.ts';
import { retryAction, useShowFailure } from '#src/actions/use-show-failure.ts';
import type { Failure } from '#src/api/errors.ts';
import type { WriteOutcome } from '#src/calendar/store/event-write.ts';
import type { EventWriter } from '#src/calendar/store/event-writer.ts';
import { settleAll } from '#src/calendar/store/settle-all.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { statusAtom, undoAction } from '#src/status/status.ts';
import type { ReadableCalendar } from '../address/readable-calendar.ts';
import { findDenial } from './command-right.ts';
import { tellFailures } from './tell-failures.ts';
import { UndoHistory } from './undo-history.ts';

/** Changes that were made together. */
type Outcomes = readonly WriteOutcome[];

const sayFailed = ({ length: count }: Outcomes) =>
  message('calendar:%count% changes have not been undone.', { count });
const sayUnclear = ({ length: count }: Outcomes) =>
  message('calendar:It is unclear whether %count% changes have been undone.', { count });

/**
 * Takes changes back, in any order or the latest first; those that were made together at once.
 * @template Sending what is sent together.
 */
export function useEventUndo<Sending>(writer: EventWriter, calendar: ReadableCalendar) {
  const t = useTranslate();
  const showStatus = useSetAtom(statusAtom);
  const { pathname } = useLocation();
  const [history] = useState(() => new UndoHistory<Sending, WriteOutcome>());
  const showFailure = useShowFailure(() => t('calendar:The change has not been undone.'));
  const undo = useAction({
    call: (outcomes: Outcomes, options) => {
      history.beginUndo(outcomes);
      // The latest first, because an event may be among them more than once.
      return settleAll(calendar.events, outcomes.toReversed(), (outcome) =>
        writer.undo(outcome, options),
      );
    },
    onSuccess: ({ made, failed }, outcomes) => {
      const undone = message('calendar:Undone');
      const { texts, lost, ...support } = tellFailures(failed, { sayFailed, sayUnclear });
      const rest = lost.toReversed();
      history.endUndo(outcomes, rest);
      if (lost.length > 0) history.stopAsking();
      else undoNext();
      if (failed.length === 0) return showStatus({ type: 'success', text: undone });
      const retry = () => undo.run(rest);
      showStatus({
        type: 'error',
        ...support,
        text: [...(made.length > 0 ? [undone] : []), ...texts],
        ...(lost.length > 0 && { action: retryAction({ retry, page: pathname }) }),
      });
    },
    onFailure: (error, failed) => {
      if (error.id === 'permission_denied') return refuse(failed.input);
      history.endUndo(failed.input, mayBeUndone(error) ? failed.input : []);
      history.stopAsking();
      showFailure(error, failed);
    },
    getKey: (outcomes) => outcomes[0]?.undo?.id ?? '',
    revalidate: false,
    whenLeft: 'finish',
  });
  const refuse = (outcomes: Outcomes) => {
    history.endUndo(outcomes, []);
    history.stopAsking();
    showStatus({ type: 'error', text: message('calendar:You may no longer undo this change.') });
  };
  const takeBack = (outcomes: Outcomes) => {
    if (outcomes.every((outcome) => isForbidden(outcome, calendar))) refuse(outcomes);
    else undo.run(outcomes);
  };
  const undoNext = () => {
    const outcomes = history.findNext();
    if (outcomes) takeBack(outcomes);
  };
  return {
    /** Notes what is sent. */
    begin: (sending: Sending) => history.begin(sending),
    /** Notes what can be undone of it. Returns the action of a status message; null if there is nothing. */
    offerUndo: (sending: Sending, made: Outcomes) => {
      const outcomes = made.filter((outcome) => outcome.undo && !isForbidden(outcome, calendar));
      history.answer(sending, outcomes);
      if (outcomes.length === 0) return null;
      return undoAction(() => takeBack(outcomes), 'z');
    },
    /** Undoes what was asked for while the server had not answered. */
    undoNext,
    undoLatest: () => {
      if (history.askForLatest()) undoNext();
      else showStatus({ type: 'info', text: message('calendar:There is nothing to undo.') });
    },
  };
}

/**
 * Returns whether the visitor is known to have no right to take a change back: it needs the right to change the event now, which
 * may have ended since, or be missing where the event has been moved to.
 */
function isForbidden({ event, before }: WriteOutcome, calendar: ReadableCalendar): boolean {
  const last = event ?? before[0];
  return last !== undefined && findDenial({ kind: 'update', event: last }, calendar) !== null;
}

/** Returns whether another try may succeed after a failed one: it does not if the server has refused the undo itself. */
function mayBeUndone({ isUnexpected, status }: Failure): boolean {
  return isUnexpected || status === 401 || status === 429;
}
