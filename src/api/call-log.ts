/** A sent call, as `recent-calls.ts` lists it. */
export interface LoggedCall {
  method: string;
  /** With everything that is secret in it. */
  address: string;
  /** When it was sent, in milliseconds since 1970. */
  startedAt: number;
  /** Duration in milliseconds; absent while pending. */
  milliseconds?: number;
  outcome: 'pending' | 'answered' | 'failed' | 'canceled';
  /** HTTP status; absent without a response. */
  status?: number;
  errorId?: string;
}

const maxCalls = 50;
const calls: LoggedCall[] = [];

/** The last 50 calls, oldest first. */
export const loggedCalls: readonly LoggedCall[] = calls;

/** Records that a call was sent. Returns a function that records its outcome. */
export function noteCall(
  method: string,
  address: string,
): (end: Pick<LoggedCall, 'outcome' | 'status' | 'errorId'>) => void {
  const call: LoggedCall = {
    method: method.toUpperCase(),
    address,
    startedAt: Date.now(),
    outcome: 'pending',
  };
  const start = performance.now();
  calls.push(call);
  if (calls.length > maxCalls) calls.shift();
  return (end) => Object.assign(call, end, { milliseconds: Math.round(performance.now() - start) });
}
