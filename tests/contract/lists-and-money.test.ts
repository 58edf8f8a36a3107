import { describe, expect, it } from 'vitest';
import { productDocuments } from '#generated/documents.ts';
import type { Schema } from '#scripts/generation/documents.ts';
import { contractOperations, type PlainOperation } from './support/contract-operations.ts';

const operations = contractOperations().filter(({ document }) =>
  productDocuments.some((name) => name === document),
);
const pageMembers = ['limit', 'offset', 'results', 'total'];
/** Members of lists that a page keeps up to date while it is open. */
const syncMembers = ['calendar_changed', 'events', 'sync_token', 'total', 'tz'];
/** Members that stand beside the results of a page because they are of the page, not of one result. */
const ownMembers = new Map([
  // The results are occurrences, and a series is counted once for all of its own.
  ['searchEvents', ['series']],
  // A choice of people, also of those who have changed nothing on this page.
  ['listCalendarChanges', ['authors']],
]);

function findAnswer({ responses }: PlainOperation): Schema | undefined {
  return Object.values(responses['200']?.content ?? {})[0]?.schema;
}

function isPaged({ parameters }: PlainOperation): boolean {
  return parameters.some(({ name }) => name === 'offset' || name === 'limit');
}

const lists = operations.filter(
  (one) => one.method === 'GET' && 'results' in (findAnswer(one)?.properties ?? {}),
);

describe('lists', () => {
  it('are returned by every operation that lists or searches', () => {
    const named = operations.filter(({ id }) => /^(list|search)[A-Z]/.test(id));
    expect(lists.map(({ id }) => id).sort()).toEqual(named.map(({ id }) => id).sort());
  });

  it('are objects, so that members can be added', () => {
    const bare = operations.filter((one) => [findAnswer(one)?.type].flat().includes('array'));
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  it.each(lists.map((one) => [one.id, one] as const))(
    '%s is a page or a complete list',
    (id, operation) => {
      const { properties = {}, required = [] } = findAnswer(operation) ?? {};
      const names = Object.keys(properties).sort();
      const isSynchronized = names.includes('sync_token') && !isPaged(operation);
      const own = names.filter((name) => !(isSynchronized && syncMembers.includes(name)));
      const members = isPaged(operation) ? pageMembers : ['results'];
      expect(own).toEqual([...members, ...(ownMembers.get(id) ?? [])].sort());
      expect(required.toSorted()).toEqual(names);
      expect(properties['results']?.type).toBe('array');
    },
  );

  it.each(lists.filter(isPaged).map((one) => [one.id, one] as const))(
    '%s starts at 0 and has 100 results by default',
    (_, { parameters }) => {
      const named = new Map(parameters.map(({ name, schema }) => [name, schema]));
      expect(named.get('offset')).toMatchObject({ type: 'integer', minimum: 0, default: 0 });
      expect(named.get('limit')).toMatchObject({ type: 'integer', minimum: 1, default: 100 });
    },
  );
});

describe('money', () => {
  const holders = operations.flatMap(({ id, responses }) =>
    Object.values(responses).flatMap(({ content = {} }) =>
      Object.values(content).flatMap(({ schema = {} }) => objectsWithMoney(id, schema)),
    ),
  );

  it('appears in a few answers', () => {
    expect(new Set(holders.map(({ id }) => id)).size).toBeGreaterThan(5);
  });

  it('is an integer in the smallest unit, next to its currency', () => {
    for (const { id, properties, required, name } of holders) {
      expect([id, name, wholeType(properties[name])]).toEqual([id, name, 'integer']);
      expect([id, name, required]).toEqual([id, name, expect.arrayContaining([name, 'currency'])]);
      expect(properties['currency']?.enum).toContain('EUR');
    }
  });

  it('is an integer in requests, too', () => {
    const amounts = operations.flatMap(({ requestBody }) =>
      Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
        Object.entries(schema?.properties ?? {}).filter(([name]) => isMoney(name)),
      ),
    );
    expect(amounts.map(([name, schema]) => [name, wholeType(schema)])).toEqual([
      ['amount', 'integer'],
    ]);
  });
});

interface Holder {
  readonly id: string;
  readonly name: string;
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
}

function isMoney(name: string): boolean {
  return /^(amount|balance|price|fee|cost|total_due)$/.test(name);
}

function objectsWithMoney(id: string, schema: Schema): Holder[] {
  const { properties = {}, required = [], items, oneOf = [], allOf = [] } = schema;
  const inner = [...Object.values(properties), ...oneOf, ...allOf, ...(items ? [items] : [])];
  return [
    ...Object.keys(properties)
      .filter(isMoney)
      .map((name) => ({ id, name, properties, required })),
    ...inner.flatMap((part) => objectsWithMoney(id, part)),
  ];
}

function wholeType(schema: Schema | undefined): unknown {
  return schema?.type ?? schema?.allOf?.[0]?.type;
}
