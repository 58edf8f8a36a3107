import { atom } from 'jotai';
import type { CallTrace } from '#src/api/errors.ts';
import type { Message } from '#src/i18n/message.ts';

/** The one transient message of the page (product specification, sections 3 and 4). */
export type StatusMessage = Meant & {
  /** One text, or several that begin a line each. */
  text: Message | readonly Message[];
  /** Of the error, for the support. */
  id?: string;
  /** Of the call that failed, for the support too. */
  trace?: CallTrace | undefined;
  /** Stays until it is cleared. */
  keep?: boolean;
  /** What can be done about it, for example to undo it or to try again. */
  action?: StatusAction;
};

interface StatusAction {
  label: Message;
  run: () => void;
}

/** How a message is meant: an `error` stays until it is cleared, an `alert` carries a title. */
type Meant =
  | { type: 'alert'; title: Message }
  | { type: 'error' | 'info' | 'success'; title?: Message };

export type StatusType = StatusMessage['type'];

/** The message that is shown; at most one. */
export const statusAtom = atom<StatusMessage | null>(null);

/** Clears the message, or only one of the given type. */
export const clearStatusAtom = atom(null, (get, set, type?: StatusType) => {
  if (type === undefined || get(statusAtom)?.type === type) set(statusAtom, null);
});

/** Takes a message back that no longer holds; another one stays. */
export const takeBackStatusAtom = atom(null, (get, set, message: StatusMessage) => {
  if (get(statusAtom) === message) set(statusAtom, null);
});

/**
 * Whether a message goes by itself after a while (product specification, section 4). One that offers an action counts as
 * kept: five seconds are not enough for everybody to reach it.
 */
export function isPassing({ type, keep, action }: StatusMessage): boolean {
  return type !== 'error' && !keep && !action;
}
