import { isDeepStrictEqual } from 'node:util';
import { readMember } from '../cases/fields.ts';
import { createParts } from '../cases/fitting-request.ts';
import { evaluateLink } from '../cases/known.ts';
import type { Contract } from '../contract/contract.ts';
import { answerFor, isRead, type Operation } from '../contract/operation.ts';
import type { Exchange } from '../run/exchange.ts';
import type { RequestParts } from '../target/request-parts.ts';
import type { Flow, FlowContext } from './flow.ts';

/**
 * A change whose answer links to the operation that undoes it (`x-undone-by`) can be undone at once. The record then is
 * as before.
 */
export const takenBack: Flow = {
  title: 'a change is taken back',
  kind: 'write',
  suits: (operation) => findUndoingLink(operation) !== undefined,
  async run(context) {
    const { requests, operation } = context;
    const bodies = operation.body ? requests.bodies(operation) : [undefined];
    for (const [turn, body] of bodies.slice(0, 3).entries()) {
      const plain = requests.plain(operation, turn);
      await undoChange(context, body ? { ...plain, body } : plain);
    }
  },
};

async function undoChange(
  { probe, requests, operation, call, report }: FlowContext,
  wanted: RequestParts,
): Promise<void> {
  const reader = findReader(operation, probe.contract);
  const read = async ({ path }: RequestParts) =>
    reader && call(reader, createParts(reader, { path }));
  const before = await read(wanted);
  const parts = requests.update(operation, wanted);
  const done = await call(operation, parts);
  if (!done || done.answer.status >= 300) return;
  const undoing = createUndoing(done, probe.contract);
  const undone = undoing && (await call(undoing.operation, undoing.parts));
  if (!undone) return;
  const lost = undone.answer.status >= 300 ? '' : lostField(before, await read(parts), parts);
  if (lost === undefined) return;
  const message = lost
    ? `After \`${undone.operation.id}\`, \`${lost}\` is not as before the change.`
    : `\`${undone.operation.id}\` does not take back a change that was just made.`;
  const clause = undone.operation.place;
  report({ check: 'undoes-changes', message, clause }, done, undone);
}

/** The link from an answer of an operation to the one that undoes it. */
export function findUndoingLink({ answers, undoneBy }: Operation) {
  return answers
    .flatMap(({ links }) => links)
    .find(({ operationId }) => undoneBy.includes(operationId));
}

function createUndoing(done: Exchange, { byId }: Contract) {
  const link = answerFor(done.operation, done.answer.status)?.links.find(({ operationId }) =>
    done.operation.undoneBy.includes(operationId),
  );
  const operation = link && byId.get(link.operationId);
  if (!operation) return undefined;
  const path = Object.fromEntries(
    Object.entries(link.parameters).map(([name, value]) => [name, evaluateLink(value, done)]),
  );
  return { operation, parts: createParts(operation, { path }) };
}

/** The read of the record that an operation changes; undefined if it creates one. */
function findReader({ path }: Operation, { operations }: Contract): Operation | undefined {
  return path.endsWith('}')
    ? operations.find((one) => isRead(one) && one.path === path)
    : undefined;
}

/** A field of the change that reads otherwise after it was undone. */
function lostField(
  before: Exchange | undefined,
  after: Exchange | undefined,
  { body }: RequestParts,
): string | undefined {
  if (before?.answer.status !== 200 || !after) return undefined;
  if (after.answer.status !== 200) return 'id';
  // The version that the change is based on is another one now.
  return Object.keys(Object(body?.value)).find(
    (name) =>
      name !== 'version' &&
      !isDeepStrictEqual(readMember(before.body, name), readMember(after.body, name)),
  );
}
