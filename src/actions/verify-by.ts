import type { ActionOptions } from './use-action.ts';

type Verify<Input, Data> = NonNullable<ActionOptions<Input, Data>['verify']>;

/**
 * Verifies changes by a read, after an answer was lost.
 * @param find returns what the change's call would have returned if the state that was read contains the change, else
 *   null.
 */
export function verifyBy<State, Input, Data>(
  read: (
    input: Record<never, never>,
    options: { signal: AbortSignal },
  ) => Promise<State | undefined>,
  find: (state: State, input: Input) => { data: Data } | null,
): Verify<Input, Data> {
  return async (input, options) => {
    const state = await read({}, options);
    return state === undefined ? undefined : find(state, input);
  };
}

/** For calls that return nothing. */
export function doneIf(isDone: boolean): { data: undefined } | null {
  return isDone ? { data: undefined } : null;
}
