import { isDeepStrictEqual } from 'node:util';
import type { Flow } from './flow.ts';
import { differentPart } from './repeated.ts';

/** The header by which a client says that a request is the same act as an earlier one. */
const keyHeader = 'idempotency-key';

/** The same key twice acts once: the second answer is the first one. */
export const onceOnly: Flow = {
  title: 'the same Idempotency-Key twice',
  kind: 'write',
  suits: ({ parameters }) => parameters.some(({ name }) => name.toLowerCase() === keyHeader),
  async run({ probe, requests, operation, session, name }) {
    const plain = requests.plain(operation);
    const key = `conformance-${crypto.randomUUID()}`;
    const parts = { ...plain, headers: { ...plain.headers, [keyHeader]: key } };
    const first = await probe.call(name, operation, parts, { session });
    const second = await probe.call(name, operation, parts, { session });
    if (!first || !second || first.answer.status >= 300) return;
    if (first.answer.status === second.answer.status && isDeepStrictEqual(first.body, second.body))
      return;
    const at = differentPart(first.body, second.body);
    const message = `The same key was answered differently at \`${at}\`: it has acted twice.`;
    probe.report({ check: 'once-only', message, clause: operation.place, at }, name, first, second);
  },
};
