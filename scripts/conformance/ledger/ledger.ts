import { isDeepStrictEqual } from 'node:util';
import { findErrorId } from '../checks/answer.ts';
import type { Contract } from '../contract/contract.ts';
import { answerFor, type Operation } from '../contract/operation.ts';
import type { Exchange } from '../run/exchange.ts';
import { type DescribedPart, valuesAt } from './described-parts.ts';
import { answerExamples, type FacetKind, listParts, requestExamples } from './facets.ts';

/** Everything seen of each operation, by kind: `operation`, `kind` and detail, on one line each. */
export class Ledger {
  readonly #seen = new Set<string>();
  readonly #contract: Contract;

  constructor(contract: Contract) {
    this.#contract = contract;
  }

  get lines(): string[] {
    return [...this.#seen].sort();
  }

  /** Adds what another run has seen. */
  add(lines: Iterable<string>): void {
    for (const line of lines) this.#seen.add(line);
  }

  has(operation: Operation, kind: FacetKind, what: string): boolean {
    return this.#seen.has(formatLine(operation, kind, what));
  }

  /** Records what an exchange shows. Undocumented answers count for nothing. */
  record(exchange: Exchange): void {
    const { operation, answer, roles = [] } = exchange;
    if (!this.#contract.byId.has(operation.id)) return;
    const documented = answerFor(operation, answer.status);
    if (!documented) return;
    this.#see(operation, 'answers', documented.status);
    const id = findErrorId(exchange.body);
    if (answer.status >= 400 && id !== undefined) this.#see(operation, 'errors', id);
    if (answer.status < 400) {
      for (const role of roles) this.#see(operation, 'roles', role);
      for (const [name, value] of Object.entries(exchange.parts.query)) {
        this.#see(operation, 'values', `query ${name}=${value}`);
      }
    }
    this.#recordExamples(exchange);
    this.#recordParts(exchange);
  }

  #recordExamples({ operation, parts, answer, body }: Exchange): void {
    for (const { name, value } of requestExamples(operation)) {
      if (isDeepStrictEqual(value, parts.body?.value)) this.#see(operation, 'examples', name);
    }
    for (const { name, value } of answerExamples(operation)) {
      if (!name.startsWith(`${answer.status} `)) continue;
      if (isLikeExample(value, body)) this.#see(operation, 'examples', name);
    }
  }

  #recordParts(exchange: Exchange): void {
    const { operation, parts, answer, body } = exchange;
    for (const { side, part, name } of listParts(operation, this.#contract)) {
      const isRequest = side === 'request';
      // A request's parts count only if the server accepted them.
      if (isRequest ? answer.status >= 400 : side !== String(answer.status)) continue;
      this.#recordPart(operation, name, part, isRequest ? parts.body?.value : body);
    }
  }

  #recordPart(operation: Operation, name: string, part: DescribedPart, body: unknown): void {
    const { values, isMissing } = valuesAt(body, part.path);
    if (part.kind === 'value') {
      if (!values.includes(part.value)) return;
      this.#see(operation, 'values', `${name}=${JSON.stringify(part.value)}`);
      return;
    }
    if (values.length > 0) this.#see(operation, 'fields', `${name} given`);
    if (isMissing) this.#see(operation, 'fields', `${name} left out`);
  }

  #see(operation: Operation, kind: FacetKind, what: string): void {
    this.#seen.add(formatLine(operation, kind, what));
  }
}

function formatLine({ id }: Operation, kind: FacetKind, what: string): string {
  return `${id}\t${kind}\t${what}`;
}

/** Returns whether an answer matches an example: the same error, or the same fields filled, empty and null. */
function isLikeExample(example: unknown, body: unknown): boolean {
  const id = findErrorId(example);
  return id === undefined
    ? describeShape(example) === describeShape(body)
    : id === findErrorId(body);
}

function describeShape(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fullness(value);
  const members = Object.entries(value).map(([name, member]) => `${name}:${fullness(member)}`);
  return members.sort().join();
}

function fullness(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'empty' : 'list';
  return typeof value === 'object' ? 'object' : 'value';
}
