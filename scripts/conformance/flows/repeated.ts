import { isDeepStrictEqual } from 'node:util';
import { memberOf } from '../cases/fields.ts';
import { isRead } from '../contract/operation.ts';
import type { Flow } from './flow.ts';

/** The same request again and again, with no changes in between. */
export const askedAgain: Flow = {
  title: 'the same question again',
  kind: 'read',
  suits: isRead,
  async run({ probe, requests, operation, session, name }) {
    const parts = requests.plain(operation);
    const first = await probe.call(name, operation, parts, { session });
    // A few answers can match by chance if several processes answer in turn.
    for (let turn = 0; turn < 3; turn += 1) {
      const next = await probe.call(name, operation, parts, { session });
      if (!first || !next) return;
      const isSame = first.answer.status === next.answer.status;
      const again = withMomentsOf(first.body, next.body);
      if (isSame && isDeepStrictEqual(first.body, again)) continue;
      const at = differentPart(first.body, again);
      const message = `The same question was answered differently at \`${at}\`.`;
      probe.report({ check: 'stable', message, clause: operation.place, at }, name, first, next);
      return;
    }
  },
};

/** Longer than the time between any two of the requests. */
const momentsApart = 60_000;

/**
 * An answer in which times that merely advanced with the clock, such as a session's last use, are reset to those of an
 * earlier answer.
 */
function withMomentsOf(earlier: unknown, later: unknown): unknown {
  if (typeof earlier === 'string' && typeof later === 'string') {
    const passed = /^\d{4}-\d\d-\d\dT/.test(later) ? Date.parse(later) - Date.parse(earlier) : -1;
    return passed >= 0 && passed < momentsApart ? earlier : later;
  }
  if (Array.isArray(later)) {
    return later.map((item, index) => withMomentsOf(memberOf(earlier, String(index)), item));
  }
  if (typeof later !== 'object' || later === null) return later;
  const members = Object.entries(later);
  return Object.fromEntries(
    members.map(([name, member]) => [name, withMomentsOf(memberOf(earlier, name), member)]),
  );
}

/** HEAD where GET works: the same status and type, without a body. */
export const head: Flow = {
  title: 'HEAD',
  kind: 'read',
  suits: isRead,
  async run({ probe, requests, operation, session, name }) {
    const parts = requests.plain(operation);
    const get = await probe.call(name, operation, parts, { session });
    const answer = await probe.call(name, operation, parts, { session, method: 'HEAD' });
    if (!get || !answer || get.answer.status === answer.answer.status) return;
    const message = `HEAD is answered ${answer.answer.status}, and GET ${get.answer.status}.`;
    probe.report({ check: 'head', message, clause: operation.place }, name, get, answer);
  },
};

/** The first path at which two values differ. */
export function differentPart(one: unknown, other: unknown, path: readonly string[] = []): string {
  const place = path.join('.') || 'the whole';
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return place;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  for (const name of names) {
    const [mine, its] = [Reflect.get(one, name), Reflect.get(other, name)];
    if (!isDeepStrictEqual(mine, its)) return differentPart(mine, its, [...path, name]);
  }
  return place;
}
