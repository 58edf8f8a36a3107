import { isDeepStrictEqual } from 'node:util';
import { isRead } from '../contract/operation.ts';
import { isThrottled } from '../run/exchange.ts';
import type { Flow } from './flow.ts';
import { withEarlierMoments } from './moments.ts';

/** The same request again and again, with no changes in between. */
export const askedAgain: Flow = {
  title: 'the same question again',
  kind: 'read',
  suits: isRead,
  async run({ requests, operation, call, report }) {
    const parts = requests.plain(operation);
    const first = await call(operation, parts);
    // A few answers can match by chance if several processes answer in turn.
    for (let turn = 0; turn < 3; turn += 1) {
      const next = await call(operation, parts);
      if (!first || !next || isThrottled(next)) return;
      const isSame = first.answer.status === next.answer.status;
      const again = withEarlierMoments(first.body, next.body);
      if (isSame && isDeepStrictEqual(first.body, again)) continue;
      const at = differentPart(first.body, again);
      const message = `The same question was answered differently at \`${at}\`.`;
      report({ check: 'stable', message, clause: operation.place, at }, first, next);
      return;
    }
  },
};

/** HEAD where GET works: the same status and type, without a body. */
export const head: Flow = {
  title: 'HEAD',
  kind: 'read',
  suits: isRead,
  async run({ requests, operation, session, call, report }) {
    const parts = requests.plain(operation);
    const get = await call(operation, parts);
    const answer = await call(operation, parts, { session, method: 'HEAD' });
    if (!get || !answer || [get, answer].some(isThrottled)) return;
    if (get.answer.status === answer.answer.status) return;
    const message = `HEAD is answered ${answer.answer.status}, and GET ${get.answer.status}.`;
    report({ check: 'head', message, clause: operation.place }, get, answer);
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
