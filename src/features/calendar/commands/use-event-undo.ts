import { useSetAtom } from 'jotai';
import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useAction } from '#src/actions/use-action.ts';
import { retryAction, useShowFailure } from '#src/actions/use-show-failure.ts';
import type { Failure } from '#src/api/errors.ts';
import type { WriteOutcome } from '#src/calendar/store/event-write.ts';
import type { EventWriter } from '#src/calendar/store/event-writer.ts';
import { settleAll } from '#src/calendar/store/settle-all.ts';
import { type Message, message } from '#src/i18n/message.ts';
import { statusAtom, undoAction } from '#src/status/status.ts';
import type { ReadableCalendar } from '../address/readable-calendar.ts';
import type { ChangeNote } from './change-note.ts';
import { findDenial } from './command-right.ts';
import { tellFailures } from './tell-failures.ts';
import { type RecentChange, UndoHistory } from './undo-history.ts';

/** Changes that were made together. */
type Outcomes = readonly WriteOutcome[];

/** Changes to take back, or undos of them. */
interface Reversal {
  readonly outcomes: Outcomes;
  readonly isRedo: boolean;
}

/** The texts about a reversal. */
interface Texts {
  readonly done: Message;
  readonly failed: Message;
  readonly denied: Message;
  readonly sayFailed: (outcomes: Outcomes) => Message;
  readonly sayUnclear: (outcomes: Outcomes) => Message;
}

const undoTexts: Texts = {
  done: message('calendar:Undone'),
  failed: message('calendar:The change has not been undone.'),
  denied: message('calendar:You may no longer undo this change.'),
  sayFailed: ({ length: count }) =>
    message('calendar:%count% changes have not been undone.', { count }),
  sayUnclear: ({ length: count }) =>
    message('calendar:It is unclear whether %count% changes have been undone.', { count }),
};

const redoTexts: Texts = {
  done: message('calendar:Redone'),
  failed: message('calendar:The change has not been redone.'),
  denied: message('calendar:You may no longer redo this change.'),
  sayFailed: ({ length: count }) =>
    message('calendar:%count% changes have not been redone.', { count }),
  sayUnclear: ({ length: count }) =>
    message('calendar:It is unclear whether %count% changes have been redone.', { count }),
};

const findTexts = ({ isRedo }: Reversal) => (isRedo ? redoTexts : undoTexts);

export type NotedChange = Omit<RecentChange<unknown, WriteOutcome, ChangeNote>, 'sending'>;

/** The changes of this page that can be undone or redone, and how. */
export interface RecentChangesState {
  readonly changes: readonly NotedChange[];
  /** Undoes a change, or redoes it if it is undone. */
  readonly reverse: (change: NotedChange) => void;
}

/**
 * Takes changes back, in any order or the latest first, and makes them again; those that were made together at once.
 * @template Sending what is sent together.
 */
export function useEventUndo<Sending>(writer: EventWriter, calendar: ReadableCalendar) {
  const showStatus = useSetAtom(statusAtom);
  const { pathname } = useLocation();
  const [history] = useState(() => new UndoHistory<Sending, WriteOutcome, ChangeNote>());
  const changes = useSyncExternalStore(history.watch, history.list);
  const showFailure = useShowFailure((reversal: Reversal) => findTexts(reversal).failed);
  const reversing = useAction({
    call: ({ outcomes }: Reversal, options) => {
      history.beginReversal(outcomes);
      // The latest first, because an event may be among them more than once.
      return settleAll(calendar.events, outcomes.toReversed(), (outcome) =>
        writer.undo(outcome, options),
      );
    },
    onSuccess: ({ made, failed }, reversal) => {
      const { isRedo, outcomes } = reversal;
      const { done, ...texts } = findTexts(reversal);
      const { texts: reasons, lost, ...support } = tellFailures(failed, texts);
      const rest = lost.toReversed();
      const reversed = made.map(({ result }) => result).filter(({ undo }) => undo);
      history.endReversal(outcomes, { rest, reversed });
      if (lost.length > 0) history.stopAsking();
      else undoNext();
      if (failed.length === 0) {
        const undo = isRedo && offerReversal({ outcomes: reversed, isRedo: false });
        return showStatus({ type: 'success', text: done, ...(undo && { action: undo }) });
      }
      const retry = () => reversing.run({ outcomes: rest, isRedo });
      showStatus({
        type: 'error',
        ...support,
        text: [...(made.length > 0 ? [done] : []), ...reasons],
        ...(lost.length > 0 && { action: retryAction({ retry, page: pathname }) }),
      });
    },
    onFailure: (error, failed) => {
      const { outcomes } = failed.input;
      if (error.id === 'permission_denied') return tellDenied(failed.input);
      const rest = mayBeReversed(error) ? outcomes : [];
      history.endReversal(outcomes, { rest, reversed: [] });
      history.stopAsking();
      showFailure(error, failed);
    },
    getKey: ({ outcomes }) => outcomes[0]?.undo?.id ?? '',
    revalidate: false,
    whenLeft: 'finish',
  });
  const tellDenied = (reversal: Reversal) => {
    history.endReversal(reversal.outcomes, { rest: [], reversed: [] });
    history.stopAsking();
    showStatus({ type: 'error', text: findTexts(reversal).denied });
  };
  const takeBack = (reversal: Reversal) => {
    const isDenied = reversal.outcomes.every((outcome) => isForbidden(outcome, calendar));
    if (isDenied) tellDenied(reversal);
    else reversing.run(reversal);
  };
  const undoNext = () => {
    const outcomes = history.findNext();
    if (outcomes) takeBack({ outcomes, isRedo: false });
  };
  const offerReversal = (reversal: Reversal) => undoAction(() => takeBack(reversal), 'z');
  const reverse: RecentChangesState['reverse'] = ({ outcomes, state }) =>
    outcomes && takeBack({ outcomes, isRedo: state === 'undone' });
  return {
    recent: { changes, reverse },
    /** Notes what is sent. */
    begin: (sending: Sending) => history.begin(sending),
    /** Notes what can be undone of it. Returns the action of a status message; null if there is nothing. */
    offerUndo: (sending: Sending, made: Outcomes, note: ChangeNote | null) => {
      const outcomes = made.filter((outcome) => outcome.undo && !isForbidden(outcome, calendar));
      history.answer(sending, outcomes, note);
      return outcomes.length === 0 ? null : offerReversal({ outcomes, isRedo: false });
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
function mayBeReversed({ isUnexpected, status }: Failure): boolean {
  return isUnexpected || status === 401 || status === 429;
}
