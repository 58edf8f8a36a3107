import type { Expectation } from '../cases/case.ts';
import { createParts } from '../cases/fitting-request.ts';
import { answerFor, documentsError, isRead, type Operation } from '../contract/operation.ts';
import type { Exchange } from '../run/exchange.ts';
import type { RequestParts } from '../target/request-parts.ts';
import { following, mayCall, type Session } from '../target/sessions.ts';
import type { Flow, FlowContext } from './flow.ts';
import { findUndoingLink } from './taken-back.ts';

/**
 * An operation's effect on a session (`x-undone-by`, without a link from its answer) can be undone. Until then, the session has another person's
 * permissions: staff who view the product as a user cannot call operations that this user may not call.
 */
export const undone: Flow = {
  title: 'what is done to a session is taken back',
  kind: 'write',
  suits: (operation) => operation.undoneBy.length > 0 && !findUndoingLink(operation),
  async run(context) {
    const { operation, probe } = context;
    for (const id of operation.undoneBy) {
      const undoing = probe.contract.byId.get(id);
      if (undoing) await doneAndUndone(context, undoing);
    }
  },
};

/** The number of records to try, because some cannot be used, such as other members of staff. */
const turns = 8;

async function doneAndUndone(context: FlowContext, undoing: Operation): Promise<void> {
  const { probe, session, operation, report } = context;
  // In a separate session, so that the others are not affected.
  const fresh = session === undefined ? undefined : await probe.sessions.fresh(session);
  const guarded = fresh && guardedRead(context, fresh);
  if (!fresh || !guarded) return;
  let { headers } = fresh;
  const callFresh = async (one: Operation, parts = createParts(one), expected?: Expectation) => {
    const all = { ...parts, headers: { ...parts.headers, ...headers } };
    const exchange = await context.call(one, all, { expected });
    // What a session may do has changed, and so may its id.
    if (exchange) headers = following(headers, exchange.answer);
    return exchange;
  };
  const before = await callFresh(guarded);
  let begun: Exchange | undefined;
  for (let turn = 0; turn < turns && (begun?.answer.status ?? 400) >= 300; turn += 1) {
    begun = await callFresh(operation, context.requests.plain(operation, turn));
  }
  if (before?.answer.status !== 200 || !begun || begun.answer.status >= 300) return;
  const during = await callFresh(guarded);
  if (during && during.answer.status < 300) {
    const message = `The session still has the rights of ${fresh.roles?.join(', ')}.`;
    const problem = { check: 'right-required', message, clause: operation.place } as const;
    report(problem, before, begun, during);
  }
  await refusedMeanwhile(context, callFresh);
  const end = await callFresh(undoing, context.requests.plain(undoing));
  // The document may leave it to the server whether such an address exists.
  if (!end || end.answer.status === 404) return;
  const after = await callFresh(guarded);
  if (end.answer.status < 300 && after?.answer.status === 200) return;
  const message = `\`${undoing.id}\` does not take back what \`${operation.id}\` has done.`;
  const problem = { check: 'session-accepted', message, clause: undoing.place } as const;
  report(problem, begun, end, after);
}

/** Checks that operations reserved for users themselves are refused before the body is read. */
async function refusedMeanwhile(
  { probe, requests }: FlowContext,
  call: (operation: Operation, parts: RequestParts, expected: Expectation) => Promise<unknown>,
): Promise<void> {
  for (const operation of probe.contract.operations) {
    const { body, ...parts } = requests.plain(operation);
    if (!body || !documentsError(operation, 403, impersonationDenied)) continue;
    const because = 'staff view the product as the user';
    const clause = answerFor(operation, 403)?.place ?? operation.place;
    await call(
      operation,
      // Servers that do not refuse it must not change anything.
      { ...parts, body: { type: body.type, text: '{' } },
      { statuses: [403], id: impersonationDenied, because, clause },
    );
  }
}

/** The error of a call that only users themselves may make. */
const impersonationDenied = 'impersonation_denied';

/** A read that not everyone may make and that needs no values. */
function guardedRead({ probe }: FlowContext, session: Session): Operation | undefined {
  return probe.contract.operations.find(
    (one) =>
      isRead(one) &&
      one.roles !== undefined &&
      mayCall(session, one) &&
      one.parameters.every(({ required, in: place }) => !required || place === 'header'),
  );
}
