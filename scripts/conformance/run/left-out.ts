import { findErrorId } from '../checks/answer.ts';
import { isRead, type Operation } from '../contract/operation.ts';
import { bodyFields } from '../flows/newcomer/account.ts';
import type { Probe } from './probe.ts';

/** An operation that never succeeded in a run. */
export interface LeftOut {
  readonly operation: string;
  readonly why: string;
}

/** The operations that never succeeded, each with the reason why it remains untested. */
export function leftOut(
  probe: Probe,
  operations: readonly Operation[],
  writes: boolean,
): readonly LeftOut[] {
  return operations
    .filter((one) => !probe.hasSucceeded(one) && !probe.sessions.wereBegunBy(one))
    .map((operation) => ({ operation: operation.id, why: reasonFor(operation, probe, writes) }));
}

function reasonFor(operation: Operation, probe: Probe, writes: boolean): string {
  if (!writes && !isRead(operation)) return 'it may change something: --writes tries it';
  const isClosed = operation.sessionCookies.length > 0;
  if (isClosed && probe.sessions.all.length === 0) return 'nobody was logged in: see --login';
  if (!probe.readMails && bodyFields(operation.body, probe.contract).includes('token')) {
    return 'its token comes by mail: see --mail-url';
  }
  const last = probe.lastFailure(operation);
  if (!last && isClosed && probe.sessions.someoneIsLost) {
    return 'an account that the run needs was locked or removed before its turn';
  }
  if (isClosed && !probe.sessions.for(operation)) {
    return `nobody who was logged in may call it: ${operation.roles?.join(' or ')} may`;
  }
  if (!last) return 'the run ended before its turn';
  return `it was answered ${last.answer.status} ${findErrorId(last.body) ?? ''}`.trim();
}
