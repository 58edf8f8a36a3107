import { readMember } from '../cases/fields.ts';
import type { Contract } from '../contract/contract.ts';
import { answerFor, type Operation, type PlacedSchema } from '../contract/operation.ts';
import type { Exchange } from '../run/exchange.ts';
import type { Problem } from './problem.ts';

/** A field of an answer's records that addresses use to identify them. */
interface IdentifierField {
  /** The path to the field; `*` stands for each record of a list. */
  readonly path: readonly string[];
  readonly schema: PlacedSchema;
}

/** The maximum depth to search an answer for identifiers. */
const deepest = 4;

/**
 * Remembers the spelling of each record's identifiers in answers. In an address, a different case may mean another
 * record, or none.
 */
export class Identifiers {
  readonly #contract: Contract;
  /** The patterns of identifiers in addresses. */
  readonly #patterns: ReadonlySet<string>;
  readonly #fields = new Map<PlacedSchema, readonly IdentifierField[]>();
  /** The operation that first returned each spelling, by record and field. */
  readonly #spellings = new Map<string, Map<string, string>>();

  constructor(contract: Contract) {
    this.#contract = contract;
    const inPaths = contract.operations
      .flatMap(({ parameters }) => parameters)
      .filter(({ in: place }) => place === 'path')
      .map(({ schema }) => contract.schemas.resolve(schema).schema.pattern);
    this.#patterns = new Set(inPaths.filter((pattern) => pattern !== undefined));
  }

  /** Identifiers of records that another answer has spelled in a different case. */
  findProblems({ operation, answer, body }: Exchange): Problem[] {
    const placed = answerFor(operation, answer.status)?.media[0]?.schema;
    if (!placed || answer.status >= 300) return [];
    return this.#listIdFields(placed).flatMap(({ path, schema }) =>
      recordsAt(body, path.slice(0, -1)).flatMap(({ record, at }): Problem[] => {
        const name = path.at(-1) ?? '';
        const [id, text] = [readMember(record, 'id'), readMember(record, name)];
        if (id === undefined || typeof text !== 'string') return [];
        const other = this.#otherSpelling(`${name} ${id} ${text.toLowerCase()}`, text, operation);
        if (!other) return [];
        const field = [...at, name].join('.');
        const message = `\`${field}\` is "${text}"; \`${other.by}\` spells it "${other.text}".`;
        return [{ check: 'identifiers', message, clause: schema.place, at: path.join('.') }];
      }),
    );
  }

  #otherSpelling(key: string, text: string, { id }: Operation) {
    const spellings = this.#spellings.get(key) ?? new Map<string, string>();
    this.#spellings.set(key, spellings);
    if (!spellings.has(text)) spellings.set(text, id);
    const [other] = [...spellings].filter(([spelling]) => spelling !== text);
    return other && { text: other[0], by: other[1] };
  }

  #listIdFields(placed: PlacedSchema): readonly IdentifierField[] {
    const known = this.#fields.get(placed) ?? this.#fieldsIn(placed, []);
    this.#fields.set(placed, known);
    return known;
  }

  #fieldsIn(placed: PlacedSchema, path: readonly string[]): IdentifierField[] {
    if (path.length > deepest) return [];
    const resolved = this.#contract.schemas.resolve(placed);
    const { pattern } = resolved.schema;
    if (pattern !== undefined) {
      return this.#patterns.has(pattern) ? [{ path, schema: resolved }] : [];
    }
    return this.#contract.schemas
      .parts(placed)
      .flatMap(({ name = [], part }) => this.#fieldsIn(part, [path, name].flat()));
  }
}

interface Located {
  readonly record: unknown;
  readonly at: readonly string[];
}

function recordsAt(value: unknown, path: readonly string[], at: readonly string[] = []): Located[] {
  const [name, ...rest] = path;
  if (name === undefined) return [{ record: value, at }];
  if (name !== '*') return recordsAt(readMember(value, name), rest, [...at, name]);
  if (!Array.isArray(value)) return [];
  return value.flatMap((one, index) => recordsAt(one, rest, [...at, String(index)]));
}
