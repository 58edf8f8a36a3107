import { answerFor, type Link, type Operation } from '../contract/operation.ts';
import type { Exchange } from '../run/exchange.ts';

/** The maximum number of sets of values to keep for an operation. */
const mostKnown = 20;

/** Values from the server's answers, found through the documents' links and lists, for use in other operations. */
export class KnownValues {
  readonly #paths = new Map<string, Record<string, unknown>[]>();
  /** Query values by operation and path. */
  readonly #queries = new Map<string, Record<string, unknown>>();
  /** Fields of bodies by operation and path. */
  readonly #fields = new Map<string, Record<string, unknown>>();
  readonly #operations: ReadonlyMap<string, Operation>;

  constructor(operations: ReadonlyMap<string, Operation>) {
    this.#operations = operations;
  }

  learn(exchange: Exchange): void {
    const { operation, answer } = exchange;
    if (answer.status >= 300) return;
    this.#learnFromList(exchange);
    const links = answerFor(operation, answer.status)?.links ?? [];
    for (const link of links) this.#learnFromLink(link, exchange);
  }

  #learnFromLink({ operationId, parameters, fields }: Link, exchange: Exchange): void {
    const target = this.#operations.get(operationId);
    if (!target) return;
    for (let turn = 0; turn < mostKnown; turn += 1) {
      const path = linkedValues(target, 'path', parameters, exchange, turn);
      if (!path) break;
      const key = createKey(operationId, path);
      this.#add(operationId, path);
      const query = linkedValues(target, 'query', parameters, exchange, turn);
      if (query) this.#queries.set(key, query);
      const linked = Object.entries(fields).map(([name, expression]) => [
        name,
        evaluateLink(expression, exchange, turn),
      ]);
      if (linked.length > 0) this.#fields.set(key, Object.fromEntries(linked));
    }
  }

  /** A list's records have addresses below it: those of `/boats` are at `/boats/{boat}`. */
  #learnFromList({ operation, parts, body }: Exchange): void {
    const records = memberAt(body, '/results', 0);
    if (operation.method !== 'GET' || !Array.isArray(records)) return;
    for (const target of this.#operations.values()) {
      const [, name] = /^\/\{([^}]+)\}/.exec(target.path.slice(operation.path.length)) ?? [];
      if (name === undefined || !target.path.startsWith(`${operation.path}/{`)) continue;
      for (const record of records.slice(0, mostKnown)) {
        const value: unknown = memberAt(record, `/${name}`, 0) ?? memberAt(record, '/id', 0);
        const isOwn = target.path.match(/\{/g)?.length === Object.keys(parts.path).length + 1;
        if (isOwn && value !== undefined) this.#add(target.id, { ...parts.path, [name]: value });
      }
    }
  }

  /**
   * The values that an answer's link provides for an operation. A different turn picks a different record of a list.
   */
  pickPath(operation: Operation, turn = 0): Record<string, unknown> | undefined {
    const all = [...(this.#paths.get(operation.id) ?? []), ...this.#fromBeside(operation)];
    return all[turn % Math.max(all.length, 1)];
  }

  /** The query values that a link provides together with a path. */
  findQuery({ id }: Operation, path: Readonly<Record<string, unknown>>): Record<string, unknown> {
    return this.#queries.get(createKey(id, path)) ?? {};
  }

  /** The body's fields that a link provides together with a path: the latest ones. */
  findFields({ id }: Operation, path: Readonly<Record<string, unknown>>): Record<string, unknown> {
    return this.#fields.get(createKey(id, path)) ?? {};
  }

  /** Addresses of the same record share their values: `/boats/{boat}` and `/boats/{boat}/repair`. */
  #fromBeside({ id, path }: Operation): Record<string, unknown>[] {
    const record = cutAfterRecord(path);
    if (record === undefined) return [];
    return [...this.#operations.values()]
      .filter((one) => one.id !== id && cutAfterRecord(one.path) === record)
      .flatMap((one) => this.#paths.get(one.id) ?? []);
  }

  /** The record was deleted, so it is not used again. */
  forget({ path: template }: Operation, path: Readonly<Record<string, unknown>>): void {
    const gone = JSON.stringify(path);
    const record = cutAfterRecord(template);
    for (const one of this.#operations.values()) {
      if (cutAfterRecord(one.path) !== record) continue;
      const remaining = (this.#paths.get(one.id) ?? []).filter(
        (its) => JSON.stringify(its) !== gone,
      );
      this.#paths.set(one.id, remaining);
    }
  }

  #add(id: string, path: Record<string, unknown>): void {
    const all = this.#paths.get(id) ?? [];
    const isNew = all.every((one) => JSON.stringify(one) !== JSON.stringify(path));
    if (isNew && all.length < mostKnown) this.#paths.set(id, [...all, path]);
  }
}

/** The part of an address that identifies its record: everything up to the last parameter. */
function cutAfterRecord(path: string): string | undefined {
  return path.includes('}') ? path.slice(0, path.lastIndexOf('}') + 1) : undefined;
}

function createKey(operationId: string, path: Readonly<Record<string, unknown>>): string {
  return `${operationId} ${JSON.stringify(path)}`;
}

/**
 * The path or query values of a link's target. Undefined if the answer lacks one of them; a link need not provide all of
 * a query.
 */
function linkedValues(
  target: Operation,
  place: 'path' | 'query',
  expressions: Readonly<Record<string, unknown>>,
  exchange: Exchange,
  turn: number,
): Record<string, unknown> | undefined {
  const values: Record<string, unknown> = {};
  for (const { name } of target.parameters.filter((parameter) => parameter.in === place)) {
    const expression = expressions[name] ?? expressions[`${place}.${name}`];
    if (expression === undefined && place === 'query') continue;
    const value = expression === undefined ? undefined : evaluateLink(expression, exchange, turn);
    if (value === undefined || value === null || typeof value === 'object') return undefined;
    values[name] = value;
  }
  return Object.keys(values).length > 0 ? values : undefined;
}

/**
 * Evaluates an OpenAPI runtime expression in an exchange. The turn shifts list indexes: a link to a list's first item
 * stands for any of them.
 */
export function evaluateLink(
  expression: unknown,
  { parts, answer, body }: Exchange,
  turn = 0,
): unknown {
  if (typeof expression !== 'string' || !expression.startsWith('$')) return expression;
  const [source = '', pointer] = expression.split('#');
  const [, side, place, name = ''] = /^\$(request|response)\.(\w+)\.?(.*)$/.exec(source) ?? [];
  if (side === 'response') {
    return place === 'header'
      ? (answer.headers.get(name) ?? undefined)
      : memberAt(body, pointer, turn);
  }
  if (place === 'path') return parts.path[name];
  if (place === 'query') return parts.query[name];
  if (place === 'header') return parts.headers[name.toLowerCase()];
  return place === 'body' ? memberAt(parts.body?.value, pointer, turn) : undefined;
}

function memberAt(value: unknown, pointer = '', turn: number): unknown {
  let part = value;
  for (const name of pointer.split('/').slice(1)) {
    if (typeof part !== 'object' || part === null) return undefined;
    const index = Array.isArray(part) ? String(Number(name) + turn) : name;
    part = Reflect.get(part, index);
  }
  return part;
}
