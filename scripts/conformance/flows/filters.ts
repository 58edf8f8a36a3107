import { isDeepStrictEqual } from 'node:util';
import { readMember } from '../cases/fields.ts';
import type { Contract } from '../contract/contract.ts';
import { answerFor, isRead, type Operation, type Parameter } from '../contract/operation.ts';
import type { Exchange } from '../run/exchange.ts';
import type { Flow, FlowContext } from './flow.ts';
import { listResults } from './paging.ts';

/** A word that no record contains. */
const nonsense = 'qzxwvkj83715';

/** A search finds what exists, and nothing else. */
export const textFilter: Flow = {
  title: 'a search by text',
  kind: 'read',
  suits: (operation) => isList(operation) && operation.parameters.some(isFreeText),
  async run(context) {
    const { operation } = context;
    const parameter = operation.parameters.find(isFreeText);
    const all = await search(context, {});
    if (!parameter || !all || listResults(all).length === 0) return;
    const none = await search(context, { [parameter.name]: nonsense });
    if (none && listResults(none).length > 0) {
      const message = `\`${parameter.name}\` finds ${listResults(none).length} results for "${nonsense}".`;
      report(context, parameter, message, all, none);
    }
    const words = listWords(listResults(all)[0]);
    for (const word of words) {
      const some = await search(context, { [parameter.name]: word });
      if (!some || listResults(some).length > 0) return;
    }
    if (words.length > 0) {
      report(context, parameter, `\`${parameter.name}\` finds none of the words of a record.`, all);
    }
  },
};

/** A filter with the name of a result field returns only records with its value. */
export const valueFilter: Flow = {
  title: 'a filter by a value',
  kind: 'read',
  suits: (operation) =>
    isList(operation) && operation.parameters.some(({ schema }) => schema.schema.enum),
  async run(context) {
    const { operation, probe } = context;
    for (const parameter of operation.parameters) {
      const { enum: values = [] } = probe.contract.schemas.resolve(parameter.schema).schema;
      const isFilter =
        parameter.in === 'query' && isField(parameter.name, operation, probe.contract);
      for (const value of isFilter ? values : []) {
        const some = await search(context, { [parameter.name]: value });
        const wrong =
          some && listResults(some).find((one) => !isValue(readMember(one, parameter.name), value));
        if (!wrong) continue;
        const message = `\`${parameter.name}\` ${JSON.stringify(value)} lets ${JSON.stringify(readMember(wrong, parameter.name))} through.`;
        report(context, parameter, message, some);
      }
    }
  },
};

/** Sorting by a field follows its values, and the opposite order reverses it. */
export const order: Flow = {
  title: 'the order of a list',
  kind: 'read',
  suits: (operation) => isList(operation) && findOrder(operation) !== undefined,
  async run(context) {
    const { operation, probe } = context;
    const { sort, direction } = findOrder(operation) ?? {};
    if (!sort || !direction) return;
    for (const field of probe.contract.schemas.resolve(sort.schema).schema.enum ?? []) {
      const [up, down] = probe.contract.schemas.resolve(direction.schema).schema.enum ?? [];
      const rising = await search(context, { [sort.name]: field, [direction.name]: up });
      const falling = await search(context, { [sort.name]: field, [direction.name]: down });
      if (!rising || !falling) continue;
      const [first, last] = [rising, falling].map((one) => listValues(one, String(field)));
      if (first && last && isRising(first) && isRising(last.toReversed())) continue;
      report(context, sort, `The results do not follow \`${field}\`.`, rising, falling);
    }
  },
};

/** Rows that a field groups are adjacent. */
export const grouping: Flow = {
  title: 'the groups of a list',
  kind: 'read',
  suits: (operation) => isList(operation) && operation.parameters.some(isGrouping),
  async run(context) {
    const { operation, probe } = context;
    const parameter = operation.parameters.find(isGrouping);
    if (!parameter) return;
    for (const field of probe.contract.schemas.resolve(parameter.schema).schema.enum ?? []) {
      const groups = await search(context, { [parameter.name]: field });
      if (!groups || areTogether(listValues(groups, String(field)))) continue;
      const message = `Results of one \`${field}\` do not stand together.`;
      report(context, parameter, message, groups);
    }
  },
};

function search({ requests, operation, call }: FlowContext, query: Record<string, unknown>) {
  const plain = requests.plain(operation);
  return call(operation, { ...plain, query: { ...plain.query, ...query } });
}

function report(
  context: FlowContext,
  { schema, name: at }: Parameter,
  message: string,
  ...met: (Exchange | undefined)[]
) {
  context.report({ check: 'filter', message, clause: schema.place, at }, ...met);
}

function isList(operation: Operation): boolean {
  const schema = answerFor(operation, 200)?.media[0]?.schema;
  return isRead(operation) && schema !== undefined;
}

function isFreeText({ in: place, name, schema: { schema } }: Parameter): boolean {
  return place === 'query' && /^(query|search|q|text)$/.test(name) && !('enum' in schema);
}

function isGrouping({ in: place, name }: Parameter): boolean {
  return place === 'query' && /^group_?by$/i.test(name);
}

function findOrder({
  parameters,
}: Operation): { sort: Parameter; direction: Parameter } | undefined {
  const [sort, direction] = ['sort', 'order'].map((name) =>
    parameters.find((one) => one.name === name),
  );
  return sort && direction ? { sort, direction } : undefined;
}

function isField(name: string, operation: Operation, { schemas }: Contract): boolean {
  const schema = answerFor(operation, 200)?.media[0]?.schema;
  const results = schema && schemas.member(schema, 'results');
  const item = results && schemas.member(results, '0');
  return item !== undefined && schemas.member(item, name) !== undefined;
}

/** In an address, booleans are 1 or 0. */
function isValue(value: unknown, filterValue: unknown): boolean {
  return (
    value === filterValue || (typeof value === 'boolean' && Number(value) === Number(filterValue))
  );
}

function listWords(record: unknown): string[] {
  return Object.values(Object(record))
    .filter((value): value is string => typeof value === 'string')
    .flatMap((value) => value.match(/[\p{L}\p{N}]{4,}/gu)?.[0] ?? []);
}

function listValues(exchange: Exchange, field: string): unknown[] {
  return listResults(exchange).map((record) => readMember(record, field));
}

/**
 * Sorting texts is up to the server's collation, unless their first letters from A to Z differ. Domains in punycode may
 * be sorted by the letters that people read.
 */
function isRising(values: readonly unknown[]): boolean {
  const comparable = values.map(comparableValue).filter((value) => value !== undefined);
  return comparable.every(
    (value, index) => index === 0 || !isGreater(comparable[index - 1], value),
  );
}

function comparableValue(value: unknown): number | string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return Number(value);
  if (typeof value !== 'string') return undefined;
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return Date.parse(value);
  return /^(?!xn--)[a-z]/i.test(value) ? value.charAt(0).toLowerCase() : undefined;
}

function isGreater(one: number | string | undefined, other: number | string): boolean {
  return one !== undefined && typeof one === typeof other && one > other;
}

function areTogether(values: readonly unknown[]): boolean {
  const seen: unknown[] = [];
  for (const value of values) {
    if (isDeepStrictEqual(seen.at(-1), value)) continue;
    if (seen.some((one) => isDeepStrictEqual(one, value))) return false;
    seen.push(value);
  }
  return true;
}
