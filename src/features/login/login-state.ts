import { isRecord } from '#src/util/is-record.ts';

/** What the page leaves for itself in the browser's history when it reloads. */
export interface LoginState {
  stayLoggedIn: boolean;
}

/** What was left before a reload; nothing on a page that was opened. */
export function readLoginState(state: unknown): LoginState | undefined {
  if (!isRecord(state) || typeof state['stayLoggedIn'] !== 'boolean') return undefined;
  return { stayLoggedIn: state['stayLoggedIn'] };
}
