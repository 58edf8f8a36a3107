import { isDeepStrictEqual } from 'node:util';
import { documents } from '../contract/operation.ts';
import type { RequestParts } from '../target/request-parts.ts';
import type { Flow, FlowContext } from './flow.ts';
import { differentPart } from './repeated.ts';

/** The header by which a client marks a request as a repetition of an earlier one. */
const keyHeader = 'idempotency-key';

/** The same key acts only once: the second answer equals the first one. With a different body, it is a conflict. */
export const onceOnly: Flow = {
  title: 'the same Idempotency-Key twice',
  kind: 'write',
  suits: ({ parameters }) => parameters.some(({ name }) => name.toLowerCase() === keyHeader),
  async run(context) {
    const { requests, operation, call, report } = context;
    const plain = requests.plain(operation);
    const key = `conformance-${crypto.randomUUID()}`;
    const parts = { ...plain, headers: { ...plain.headers, [keyHeader]: key } };
    const first = await call(operation, parts);
    const second = await call(operation, parts);
    if (!first || !second || first.answer.status >= 300) return;
    const isSame = first.answer.status === second.answer.status;
    if (!isSame || !isDeepStrictEqual(first.body, second.body)) {
      const at = differentPart(first.body, second.body);
      const message = `The same key was answered differently at \`${at}\`: it has acted twice.`;
      report({ check: 'once-only', message, clause: operation.place, at }, first, second);
    }
    await withOtherBody(context, parts);
  },
};

async function withOtherBody(
  { requests, operation, session, call }: FlowContext,
  parts: RequestParts,
) {
  const { body } = parts;
  const schema = operation.body?.media.find(({ type }) => type === body?.type)?.schema;
  if (!body || !schema || !documents(operation, 409)) return;
  const other = requests.sample(schema, 5).find((value) => !isDeepStrictEqual(value, body.value));
  if (other === undefined) return;
  const key = operation.parameters.find((one) => one.name.toLowerCase() === keyHeader);
  const because = 'the same Idempotency-Key came with another body';
  const clause = key?.schema.place ?? operation.place;
  const expected = { statuses: [409], id: 'idempotency_key_reused', because, clause };
  await call(operation, { ...parts, body: { ...body, value: other } }, { session, expected });
}
