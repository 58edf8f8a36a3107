import { requiredHeaders } from '../cases/fitting-request.ts';
import { isRead, type Operation } from '../contract/operation.ts';
import type { Exchange } from '../run/exchange.ts';
import { mayCall, type Session } from '../target/sessions.ts';
import type { Flow, FlowContext } from './flow.ts';

/**
 * An operation's effect on a session (`x-undone-by`) can be undone. Until then, the session has another person's
 * permissions: staff who view the product as a user cannot call operations that this user may not call.
 */
export const undone: Flow = {
  title: 'what is done to a session is taken back',
  kind: 'write',
  suits: ({ undoneBy }) => undoneBy.length > 0,
  async run(context) {
    const { operation, probe } = context;
    for (const id of operation.undoneBy) {
      const undoing = probe.contract.byId.get(id);
      if (undoing) await doneAndUndone(context, undoing);
    }
  },
};

/** How many records to try, because some cannot be used, such as other members of staff. */
const turns = 8;

async function doneAndUndone(context: FlowContext, undoing: Operation): Promise<void> {
  const { probe, session, name, operation } = context;
  // In a separate session, so that the others are not affected.
  const fresh = session === undefined ? undefined : await probe.sessions.fresh(session);
  const guarded = fresh && guardedRead(context, fresh);
  if (!fresh || !guarded) return;
  const call = (one: Operation, parts = plainOf(one)) =>
    probe.call(name, one, { ...parts, headers: { ...parts.headers, ...fresh.headers } }, {});
  const before = await call(guarded);
  let begun: Exchange | undefined;
  for (let turn = 0; turn < turns && (begun?.answer.status ?? 400) >= 300; turn += 1) {
    begun = await call(operation, context.requests.plain(operation, turn));
  }
  if (before?.answer.status !== 200 || !begun || begun.answer.status >= 300) return;
  const during = await call(guarded);
  if (during && during.answer.status < 300) {
    const message = `The session still has the rights of ${fresh.roles?.join(', ')}.`;
    const problem = { check: 'right-required', message, clause: operation.place } as const;
    probe.report(problem, name, before, begun, during);
  }
  const end = await call(undoing, context.requests.plain(undoing));
  // The document may leave it to the server whether such an address exists.
  if (!end || end.answer.status === 404) return;
  const after = await call(guarded);
  if (end.answer.status < 300 && after?.answer.status === 200) return;
  const message = `\`${undoing.id}\` does not take back what \`${operation.id}\` has done.`;
  const problem = { check: 'session-accepted', message, clause: undoing.place } as const;
  probe.report(problem, name, begun, end, after);
}

function plainOf(operation: Operation) {
  return { path: {}, query: {}, headers: requiredHeaders(operation) };
}

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
