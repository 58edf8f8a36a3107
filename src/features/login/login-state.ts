import { isRecord } from '#src/util/is-record.ts';

/** The state that the page keeps in the browser's history across a reload. */
export interface LoginState {
  stayLoggedIn: boolean;
}

/** The state from before a reload; empty on a fresh page. */
export function readLoginState(state: unknown): LoginState | undefined {
  if (!isRecord(state) || typeof state['stayLoggedIn'] !== 'boolean') return undefined;
  return { stayLoggedIn: state['stayLoggedIn'] };
}
