import { isDeepStrictEqual } from 'node:util';
import { readMember } from '../cases/fields.ts';
import { createParts } from '../cases/fitting-request.ts';
import type { Contract } from '../contract/contract.ts';
import { answerFor, documents, isRead, type Operation } from '../contract/operation.ts';
import type { Exchange } from '../run/exchange.ts';
import type { RequestParts } from '../target/request-parts.ts';
import type { Flow, FlowContext } from './flow.ts';
import { isRequiredQuery } from './readers.ts';

/** A deleted record cannot be deleted again, and no list contains it anymore. */
export const staysDeleted: Flow = {
  title: 'what was deleted is gone',
  kind: 'write',
  suits: (operation) =>
    operation.method === 'DELETE' && namesRecord(operation) && documents(operation, 404),
  async run(context) {
    const { probe, operation, call, report } = context;
    const first = await deleteRecord(context);
    if (!first) return;
    const { parts } = first;
    probe.known.forget(operation, parts.path);
    const again = await call(operation, parts);
    if (again && again.answer.status !== 404) {
      const message = `What was deleted can be deleted again: the answer is ${again.answer.status}, and must be 404.`;
      report({ check: 'stays-deleted', message, clause: operation.place }, first, again);
    }
    const id = Object.values(parts.path).at(-1);
    const list = id === undefined ? undefined : findList(operation, probe.contract);
    if (!list) return;
    const read = await call(list, createParts(list, { path: parts.path }));
    const results = readMember(read?.body, 'results');
    if (!Array.isArray(results) || !results.some((record) => readMember(record, 'id') === id))
      return;
    const message = `The record ${id} is still listed after it was deleted.`;
    report({ check: 'stays-deleted', message, clause: list.place, at: 'results' }, first, read);
  },
};

/** A deleted record no longer exists, or its reads show that it was deleted. */
export const readsDeleted: Flow = {
  title: 'what was deleted is not read as before',
  kind: 'write',
  suits: ({ method, path }) => method === 'DELETE' && /\}(\/delete)?$/.test(path),
  async run(context) {
    const { call, report } = context;
    const readers = recordReaders(context);
    const reads = async (path: Readonly<Record<string, unknown>>) => {
      const found: (Exchange | undefined)[] = [];
      for (const reader of readers) {
        found.push(await call(reader, createParts(reader, { path })));
      }
      return found;
    };
    let before: (Exchange | undefined)[] = [];
    const removal = await deleteRecord(context, async ({ path }) => {
      before = await reads(path);
    });
    if (!removal) return;
    const after = await reads(removal.parts.path);
    for (const [place, read] of after.entries()) {
      const earlier = before[place];
      if (!read || !earlier || read.answer.status >= 300) continue;
      if (!isDeepStrictEqual(read.body, earlier.body)) continue;
      const message = 'What was deleted is still read, and nothing in the answer tells of it.';
      const clause = read.operation.place;
      report({ check: 'stays-deleted', message, clause }, earlier, removal, read);
    }
  },
};

/** The reads of the record in an operation's path whose answers contain the record itself. */
function recordReaders({ operation, probe }: FlowContext): Operation[] {
  const record = operation.path.slice(0, operation.path.lastIndexOf('}') + 1);
  const { operations, schemas } = probe.contract;
  const [word = ''] = record.split('/').slice(-2);
  return operations.filter((one) => {
    const schema = answerFor(one, 200)?.media[0]?.schema;
    if (!isRead(one) || !schema || one.parameters.some(isRequiredQuery)) return false;
    if (one.path !== record && !one.path.startsWith(`${record}/`)) return false;
    if (one.path.slice(record.length).includes('{')) return false;
    return (schemas.member(schema, 'id') ?? schemas.member(schema, word)) !== undefined;
  });
}

/** Some records must not be deleted, such as the current device, so another one is tried. */
async function deleteRecord(
  { requests, operation, call }: FlowContext,
  before: (parts: RequestParts) => Promise<void> = () => Promise.resolve(),
) {
  for (const turn of [0, 1, 2]) {
    const parts = requests.plain(operation, turn);
    await before(parts);
    const tried = await call(operation, parts);
    if (tried && tried.answer.status < 300) return tried;
  }
  return undefined;
}

/** Returns whether a DELETE identifies what it removes: at the end of its address, or in its query. */
function namesRecord({ path, parameters }: Operation): boolean {
  return path.endsWith('}') || parameters.some(isRequiredQuery);
}

/** The list that contains the record of an address. */
function findList({ path }: Operation, { operations }: Contract): Operation | undefined {
  const address = path.replace(/\/\{[^}]+\}$/, '');
  return operations.find((one) => isRead(one) && one.path === address);
}
