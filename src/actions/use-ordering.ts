import { useSetAtom } from 'jotai';
import { useRef } from 'react';
import type { Message } from '#src/i18n/message.ts';
import { statusAtom, undoAction } from '#src/status/status.ts';
import type { Turns } from '#src/util/turns.ts';
import { type ActionOptions, useAction } from './use-action.ts';
import { useShowFailure } from './use-show-failure.ts';
import { doneIf } from './verify-by.ts';

/** A move of an item to another place of its list. */
interface Move {
  /** The ids in their new order. */
  order: readonly number[];
  /** The order that undoes it. */
  before: readonly number[];
  /** Announces an order that contains the move, or its undo. */
  describe: (order: readonly number[]) => Message;
  failure: Message;
}

interface Ordering extends Move {
  /** Identifies the run, because users may move an item again before the server responds. */
  run: number;
}

interface OrderCalls {
  /** The turns of all changes to the list, because each order contains the changes before it. */
  turns: Turns;
  send: (
    order: number[],
    options: { signal: AbortSignal },
    before: readonly number[],
  ) => Promise<unknown>;
  /** Reads the order, after the answer was lost. */
  read: (options: { signal: AbortSignal }) => Promise<readonly number[] | undefined>;
}

/**
 * Saves the order of a list, with undo. The list changes immediately and rolls back on failure; both are announced.
 */
export function useOrdering({ turns, send, read }: OrderCalls) {
  const showStatus = useSetAtom(statusAtom);
  const runs = useRef(0);
  const verify: ActionOptions<Ordering, unknown>['verify'] = async ({ order }, options) => {
    const orderNow = await read(options);
    return orderNow && doneIf(orderNow.join() === order.join());
  };
  const ordering = useAction({
    call: ({ order, before }: Ordering, options) =>
      turns.take(() => send([...order], options, before)),
    verify,
    onSuccess: (_, { order, before, describe, failure }) => {
      showStatus({
        type: 'success',
        text: describe(order),
        action: undoAction(() => start({ order: before, before: order, describe, failure })),
      });
    },
    onFailure: useShowFailure(({ failure }: Ordering) => failure),
    getKey: ({ run }) => run,
    whenLeft: 'finish',
  });
  const start = (move: Move) => {
    runs.current += 1;
    ordering.run({ ...move, run: runs.current });
  };
  return {
    /** The latest order that is being saved. */
    pendingOrder: ordering.running.at(-1)?.order,
    /** Saves an order, unless it is the one before. */
    start: (move: Move) => {
      if (move.order.join() !== move.before.join()) start(move);
    },
  };
}
