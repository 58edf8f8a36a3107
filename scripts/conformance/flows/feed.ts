import { readMember } from '../cases/fields.ts';
import { createParts } from '../cases/fitting-request.ts';
import { evaluateLink } from '../cases/known.ts';
import type { Contract } from '../contract/contract.ts';
import { answerFor, isRead, type Link, type Operation } from '../contract/operation.ts';
import type { Flow, FlowContext } from './flow.ts';

/** A read of what has changed since a list was read. */
interface Feed {
  readonly list: Operation;
  readonly operation: Operation;
  readonly link: Link;
}

/** A read of changes (`x-listed-by`), which continues from the token of a list, has what was added or deleted since. */
export const feedsChanges: Flow = {
  title: 'what was added or deleted is among the changes',
  kind: 'write',
  // A PATCH may change nothing.
  suits: ({ method, listedBy }) => listedBy.length > 0 && /^(POST|DELETE)$/.test(method),
  async run(context) {
    for (const feed of findFeeds(context.operation, context.probe.contract)) {
      await readFeed(context, feed);
    }
  },
};

async function readFeed(context: FlowContext, { list, operation: feed, link }: Feed) {
  const { requests, operation, call, report } = context;
  const bodies = operation.body ? requests.bodies(operation) : [undefined];
  for (const body of bodies) {
    const parts = { ...requests.plain(operation), ...(body ? { body } : {}) };
    const { query } = requests.plain(list);
    const listing = { path: pickParameters(list, parts.path), query };
    const listed = await call(list, createParts(list, listing));
    const written = await call(operation, parts);
    if (listed?.answer.status !== 200 || !written || written.answer.status >= 300) continue;
    const linked = Object.fromEntries(
      Object.entries(link.parameters).map(([key, value]) => [key, evaluateLink(value, listed)]),
    );
    const reading = {
      path: pickParameters(feed, linked),
      query: { ...query, ...pickParameters(feed, linked, 'query') },
    };
    const read = await call(feed, createParts(feed, reading));
    const results = readMember(read?.body, 'results');
    if (read?.answer.status !== 200 || !Array.isArray(results) || results.length > 0) continue;
    const message = 'What was written is not among the changes since the list was read.';
    report({ check: 'feeds-changes', message, clause: feed.place }, written, read);
  }
}

/** The feeds of an operation, each with a list whose answer links to it. */
function findFeeds({ listedBy }: Operation, { operations, byId }: Contract): Feed[] {
  return listedBy.flatMap((id) => {
    const operation = byId.get(id);
    const found = operations.filter(isRead).flatMap((list): Feed[] => {
      const links = answerFor(list, 200)?.links ?? [];
      const link = links.find(({ operationId }) => operationId === id);
      return operation && link && list.id !== id ? [{ list, operation, link }] : [];
    });
    return found.slice(-1);
  });
}

function pickParameters(
  { parameters }: Operation,
  values: Readonly<Record<string, unknown>>,
  place: 'path' | 'query' = 'path',
): Record<string, unknown> {
  return Object.fromEntries(
    parameters
      .filter(({ in: its, name }) => its === place && name in values)
      .map(({ name }) => [name, values[name]]),
  );
}
