import { isDeepStrictEqual } from 'node:util';
import { listFields, readMember } from '../cases/fields.ts';
import type { Flow } from './flow.ts';
import { createReading, findReaders } from './readers.ts';

/** Changing one field leaves the others unchanged. */
export const leavesTheRest: Flow = {
  title: 'a change of one field',
  kind: 'write',
  suits: ({ method, body }) => method === 'PATCH' && body !== undefined,
  async run({ probe, requests, operation, call, report }) {
    const { contract } = probe;
    const plain = requests.plain(operation);
    const { body } = plain;
    const schema = operation.body?.media.find(({ type }) => type === body?.type)?.schema;
    const reader = findReaders(operation, contract).find(({ list }) => list === undefined);
    if (!body || !schema || !reader) return;
    const first = await call(operation, plain);
    const reading = first && createReading(reader, first);
    if (!reading) return;
    const before = await call(reader.operation, reading);
    for (const [field, value] of Object.entries(Object(body.value))) {
      const one = { [field]: value };
      if (!contract.schemas.isValid(schema, one)) continue;
      const parts = { ...plain, body: { ...body, value: one } };
      const change = await call(operation, parts);
      const after = await call(reader.operation, reading);
      if (!before || !change || change.answer.status >= 300 || !after) return;
      const changedField = listFields(contract.schemas, schema, undefined)
        .map(({ path }) => path[0] ?? '')
        .find(
          (other) =>
            other !== field &&
            !isDeepStrictEqual(readMember(before.body, other), readMember(after.body, other)),
        );
      if (changedField === undefined) continue;
      const message = `A change of \`${field}\` alone has changed \`${changedField}\` too.`;
      const place = { clause: operation.place, at: changedField };
      return report({ check: 'keeps-writes', message, ...place }, before, change, after);
    }
  },
};
