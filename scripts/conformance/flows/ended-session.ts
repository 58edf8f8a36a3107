import { createParts } from '../cases/fitting-request.ts';
import { type Operation, setsCookies } from '../contract/operation.ts';
import type { Flow } from './flow.ts';
import { openRead } from './newcomer/account.ts';

/** After a logout, the session is invalid, even for someone who kept its cookie. */
export const endedSession: Flow = {
  title: 'a session that was ended',
  kind: 'write',
  suits: endsSessions,
  async run({ probe, operation, call, report }) {
    const [someone] = probe.sessions.all.filter(({ headers }) => headers['cookie'] !== undefined);
    const read = openRead(probe.contract);
    if (!someone || !read) return;
    const other = await probe.sessions.fresh(someone.name);
    if (!other) return;
    const { headers } = other;
    const parts = createParts(read, { headers });
    const before = await call(read, parts, {});
    const end = await call(operation, createParts(operation, { headers }), {});
    const because = 'its session has ended';
    const expected = { statuses: [401], because, clause: operation.place };
    if (before?.answer.status !== 200 || !end) return;
    const { exchange, problems } = await probe.examine(read, parts, { expected });
    if (problems.length === 0 || exchange?.answer.status === 401) return;
    const message = `A session answers ${exchange?.answer.status} after it was ended, and must be refused.`;
    report({ check: 'session-ends', message, clause: operation.place }, before, end, exchange);
  },
};

/** Returns whether an operation removes the session's cookie. */
function endsSessions(operation: Operation): boolean {
  const { sessionCookies, body, changesState } = operation;
  return changesState && !body && sessionCookies.length === 0 && setsCookies(operation);
}
