import { atom } from 'jotai';
import type { CallTrace } from '#src/api/errors.ts';
import { type Message, message } from '#src/i18n/message.ts';

/** The page's one transient message (product specification, sections 3 and 4). */
export type StatusMessage = Meant & {
  /** One text, or several on separate lines. */
  text: Message | readonly Message[];
  /** Until when another try would be refused, in milliseconds since 1970. */
  blockedUntil?: number | undefined;
  /** The error's id, for support. */
  id?: string;
  /** The failed call's trace, for support. */
  trace?: CallTrace | undefined;
  /** The action that failed; its later success takes the message back. */
  failed?: FailedAct;
  /** Stays until it is cleared, as a message with an action other than Undo does. */
  keep?: boolean;
  /** An action, such as `undoAction` or a retry. */
  action?: StatusAction;
  /** A second action next to the first. */
  further?: StatusAction;
};

/** Something that can be done again. */
interface FailedAct {
  /** The same object for each try. */
  action: object;
  /** The target of the action, such as a row's id. */
  key: string | number;
}

export interface StatusAction {
  /** Takes back what the message says. People who miss it can do without: it does not keep the message. */
  isUndo?: boolean;
  label: Message;
  run: () => void;
  /** A lowercase letter that does it, too, in small windows such as cards, where the page's shortcuts do not act. */
  shortcut?: string;
  /** The path of the page to which the action belongs, such as a retry; other pages do not offer it. */
  page?: string;
}

/** The kind of message: an `error` stays until it is cleared, an `alert` has a title. */
type Meant =
  | { type: 'alert'; title: Message }
  | { type: 'error' | 'info' | 'success'; title?: Message };

export type StatusType = StatusMessage['type'];

/** The message that is shown; at most one. */
export const statusAtom = atom<StatusMessage | null>(null);

/** The storage key under which `left-note.ts` leaves a note for this tab's next page. */
export const noteKey = 'note';

/** Clears the message, or only one of the given type. */
export const clearStatusAtom = atom(null, (get, set, type?: StatusType) => {
  if (type === undefined || get(statusAtom)?.type === type) set(statusAtom, null);
});

/** Clears a message that no longer applies, unless another one has replaced it. */
export const takeBackStatusAtom = atom(null, (get, set, status: StatusMessage) => {
  if (get(statusAtom) === status) set(statusAtom, null);
});

/** Takes back the message of an act's failure after it has succeeded. */
export const takeBackFailureAtom = atom(null, (get, set, { action, key }: FailedAct) => {
  const failedAct = get(statusAtom)?.failed;
  if (failedAct?.action === action && failedAct.key === key) set(statusAtom, null);
});

/** The action that takes back what a message says. */
export function undoAction(run: () => void, shortcut?: string): StatusAction {
  return {
    isUndo: true,
    label: message('common:Undo'),
    run,
    ...(shortcut !== undefined && { shortcut }),
  };
}

/**
 * Returns whether a message disappears on its own (product specification, section 4). One with an action other than Undo does not:
 * for some people, five seconds are too short to act.
 */
export function isPassing({ type, keep, action, further }: StatusMessage): boolean {
  const staysFor = (offer?: StatusAction) => offer !== undefined && !offer.isUndo;
  return type !== 'error' && !keep && !staysFor(action) && !staysFor(further);
}
