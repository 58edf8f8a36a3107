import type { FittingRequests } from '../cases/fitting-request.ts';
import type { Operation } from '../contract/operation.ts';
import type { Unit } from '../run/plan.ts';
import { readsDeleted, staysDeleted } from './deleted.ts';
import { endedSession } from './ended-session.ts';
import { feedsChanges } from './feed.ts';
import { filesApart } from './files-apart.ts';
import { grouping, order, textFilter, valueFilter } from './filters.ts';
import type { Flow } from './flow.ts';
import { leavesTheRest } from './left-alone.ts';
import { invitedMember } from './newcomer/mailed.ts';
import { newcomer } from './newcomer/newcomer.ts';
import { onceOnly } from './once-only.ts';
import { listedAsRead } from './one-door.ts';
import { otherSite } from './other-site.ts';
import { paging } from './paging.ts';
import { askedAgain, head } from './repeated.ts';
import { takenBack } from './taken-back.ts';
import { undone } from './undone.ts';
import { keepsWrites, refusedWithoutTrace } from './written.ts';

const all: readonly Flow[] = [
  askedAgain,
  head,
  otherSite,
  filesApart,
  paging,
  listedAsRead,
  textFilter,
  valueFilter,
  order,
  grouping,
  keepsWrites,
  refusedWithoutTrace,
  leavesTheRest,
  onceOnly,
  takenBack,
  feedsChanges,
  staysDeleted,
  readsDeleted,
  endedSession,
  undone,
  newcomer,
  invitedMember,
];

interface FlowTools {
  readonly requests: FittingRequests;
  readonly findSession: (operation: Operation) => string | undefined;
}

/** The flows of a kind that start with the given operations. */
export function flows(
  operations: readonly Operation[],
  { requests, findSession }: FlowTools,
  kind: Flow['kind'],
): Unit[] {
  return operations.flatMap((operation) =>
    all
      .filter((flow) => flow.kind === kind && flow.suits(operation))
      .map((flow) => {
        const name = `${operation.id}: ${flow.title}`;
        const session = findSession(operation);
        return {
          name,
          run: (probe) =>
            flow.run({
              probe,
              requests,
              operation,
              session,
              call: (one, parts, options = { session }) => probe.call(name, one, parts, options),
              report: (problem, ...exchanges) => probe.report(problem, name, ...exchanges),
            }),
        };
      }),
  );
}
