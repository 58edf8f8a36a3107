import { isDeepStrictEqual } from 'node:util';
import { readMember } from '../cases/fields.ts';
import { isRead, type Operation } from '../contract/operation.ts';
import type { Exchange } from '../run/exchange.ts';
import type { Flow } from './flow.ts';

/** The pages of a list follow each other without gaps or overlaps, and their total is correct. */
export const paging: Flow = {
  title: 'pages of a list',
  kind: 'read',
  suits: isPaged,
  async run({ requests, operation, call, report }) {
    const plain = requests.plain(operation);
    const page = (offset: number, limit: number) =>
      call(operation, { ...plain, query: { ...plain.query, offset, limit } });
    const [first, second, both] = [await page(0, 3), await page(3, 3), await page(0, 6)];
    if (!first || !second || !both) return;
    const joined = [...listResults(first), ...listResults(second)];
    const clause =
      operation.parameters.find((one) => one.name === 'offset')?.schema.place ?? operation.place;
    if (!isDeepStrictEqual(joined, listResults(both))) {
      const message = 'Two pages of three are not the same as one page of six.';
      report({ check: 'paging', message, clause, at: 'results' }, first, second, both);
    }
    const total = Number(readMember(first.body, 'total'));
    if (readMember(second.body, 'total') !== total) {
      const message = `The total is ${total} on one page, and ${readMember(second.body, 'total')} on the next.`;
      report({ check: 'paging', message, clause, at: 'total' }, first, second);
    }
    // The check of each page reports faults at the end of the list.
    if (total > 0) await page(total - 1, 3);
    await page(total, 3);
  },
};

/** Returns whether an operation returns a list of which a part can be requested. */
export function isPaged(operation: Operation): boolean {
  const names = operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  return isRead(operation) && names.includes('offset') && names.includes('limit');
}

export function listResults({ body }: Exchange): unknown[] {
  const results = readMember(body, 'results');
  return Array.isArray(results) ? results : [];
}
