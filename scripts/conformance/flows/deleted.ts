import { memberOf } from '../cases/fields.ts';
import { requiredHeaders } from '../cases/fitting-request.ts';
import type { Contract } from '../contract/contract.ts';
import { documents, isRead, type Operation } from '../contract/operation.ts';
import type { Flow, FlowContext } from './flow.ts';

/** A deleted record cannot be deleted again, and no list contains it anymore. */
export const staysDeleted: Flow = {
  title: 'what was deleted is gone',
  kind: 'write',
  suits: (operation) =>
    operation.method === 'DELETE' && namesRecord(operation) && documents(operation, 404),
  async run(context) {
    const { probe, operation, session, name } = context;
    const first = await deleted(context);
    if (!first) return;
    const { parts } = first;
    probe.known.forget(operation, parts.path);
    const again = await probe.call(name, operation, parts, { session });
    if (again && again.answer.status !== 404) {
      const message = `What was deleted can be deleted again: the answer is ${again.answer.status}, and must be 404.`;
      probe.report(
        { check: 'stays-deleted', message, clause: operation.place },
        name,
        first,
        again,
      );
    }
    const id = Object.values(parts.path).at(-1);
    const list = id === undefined ? undefined : listOf(operation, probe.contract);
    if (!list) return;
    const { path } = parts;
    const read = await probe.call(
      name,
      list,
      { path, query: {}, headers: requiredHeaders(list) },
      { session },
    );
    const results = memberOf(read?.body, 'results');
    if (!Array.isArray(results) || !results.some((record) => memberOf(record, 'id') === id)) return;
    const message = `The record ${id} is still listed after it was deleted.`;
    probe.report(
      { check: 'stays-deleted', message, clause: list.place, at: 'results' },
      name,
      first,
      read,
    );
  },
};

/** Some records must not be deleted, such as the current device, so another one is tried. */
async function deleted({ probe, requests, operation, session, name }: FlowContext) {
  for (const turn of [0, 1, 2]) {
    const parts = requests.plain(operation, turn);
    const tried = await probe.call(name, operation, parts, { session });
    if (tried && tried.answer.status < 300) return tried;
  }
  return undefined;
}

/** Whether a DELETE identifies what it removes: at the end of its address, or in its query. */
function namesRecord({ path, parameters }: Operation): boolean {
  return path.endsWith('}') || parameters.some((one) => one.in === 'query' && one.required);
}

/** The list that contains the record of an address. */
function listOf({ path }: Operation, { operations }: Contract): Operation | undefined {
  const address = path.replace(/\/\{[^}]+\}$/, '');
  return operations.find((one) => isRead(one) && one.path === address);
}
