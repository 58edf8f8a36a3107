import { isRead } from '../contract/operation.ts';
import type { Exchange } from '../run/exchange.ts';
import type { Flow } from './flow.ts';

/** The number of calendars to try. */
const turns = 8;

/** A file belongs to one calendar, so no other calendar's members may get a policy to delete it. */
export const filesApart: Flow = {
  title: 'a file that belongs to another calendar',
  kind: 'read',
  suits: (operation) =>
    isRead(operation) &&
    operation.parameters.some(({ in: place, name }) => place === 'query' && name === 'handle') &&
    // A calendar may have several keys, but has only one identifier.
    operation.parameters.some(({ in: place, name }) => place === 'path' && name === 'identifier'),
  async run({ requests, operation, call, report }) {
    const parameter = operation.parameters.find((one) => one.name === 'handle');
    if (!parameter) return;
    const plain = requests.plain(operation);
    const query = { ...plain.query, handle: requests.findParameterExample(parameter) };
    const granted = new Map<unknown, Exchange>();
    for (let turn = 0; turn < turns; turn += 1) {
      const path = requests.fillPath(operation, turn);
      const exchange = await call(operation, { ...plain, path, query });
      if (exchange?.answer.status === 200) granted.set(path['identifier'], exchange);
    }
    const [first, second] = granted.values();
    if (!second) return;
    const message = 'A policy for the same file is given for two calendars.';
    const problem = { check: 'right-required', message, clause: operation.place } as const;
    report(problem, first, second);
  },
};
