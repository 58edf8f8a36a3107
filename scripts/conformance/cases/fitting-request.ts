import fc from 'fast-check';
import type { Operation, Parameter, PlacedSchema } from '../contract/operation.ts';
import type { Schemas } from '../contract/schemas.ts';
import type { RequestBody, RequestParts } from '../target/request-parts.ts';
import type { KnownValues } from './known.ts';
import { createValues } from './values.ts';

/** Headers that every call of an operation must have. */
function requiredHeaders({ parameters }: Operation): Record<string, string> {
  return Object.fromEntries(
    parameters
      .filter(({ in: place, required }) => place === 'header' && required)
      .map(({ name, schema: { schema }, examples }) => [
        name.toLowerCase(),
        String(schema.const ?? examples[0] ?? schema.examples?.[0] ?? ''),
      ]),
  );
}

/** A request with the required headers and the given parts, and nothing else. */
export function createParts(operation: Operation, given: Partial<RequestParts> = {}): RequestParts {
  const headers = { ...requiredHeaders(operation), ...given.headers };
  return { path: {}, query: {}, ...given, headers };
}

/** Creates requests that a document allows, from its examples and from values in earlier answers. */
export class FittingRequests {
  readonly #schemas: Schemas;
  readonly #known: KnownValues;
  readonly #seed: number;

  constructor(schemas: Schemas, known: KnownValues, seed: number) {
    this.#schemas = schemas;
    this.#known = known;
    this.#seed = seed;
  }

  /** The simplest request: only the required parts, with the document's examples. */
  plain(operation: Operation, turn = 0): RequestParts {
    const path = this.fillPath(operation, turn);
    const query = {
      ...this.#valuesIn(operation, 'query', ({ required }) => required),
      ...this.#known.findQuery(operation, path),
    };
    const [body] = this.bodies(operation);
    return this.update(operation, createParts(operation, { path, query, body }));
  }

  /** A request with the latest values of what links provide, such as the version that a change is based on. */
  update(operation: Operation, parts: RequestParts): RequestParts {
    const { body, path } = parts;
    const value = body?.value;
    if (!body || typeof value !== 'object' || value === null) return parts;
    const latest = Object.entries(this.#known.findFields(operation, path)).filter(
      ([name, field]) => name in value && field !== undefined,
    );
    if (latest.length === 0) return parts;
    return { ...parts, body: { ...body, value: { ...value, ...Object.fromEntries(latest) } } };
  }

  /** The values of the path: first those from answers, then the document's. */
  fillPath(operation: Operation, turn = 0): Record<string, unknown> {
    const documented = this.#valuesIn(operation, 'path', () => true);
    return { ...documented, ...this.#known.pickPath(operation, turn) };
  }

  /** The bodies in the document, or a generated one if there are none. */
  bodies({ body }: Operation): RequestBody[] {
    return (body?.media ?? []).flatMap(({ type, schema, examples }): RequestBody[] => {
      if (examples.size > 0) return [...examples.values()].map((value) => ({ type, value }));
      return [{ type, value: schema ? this.findExample(schema) : '' }];
    });
  }

  /** A value from the document's examples, or else any that it allows. */
  findExample(placed: PlacedSchema): unknown {
    const { schema } = this.#schemas.resolve(placed);
    const candidates = [...(schema.examples ?? []), schema.const, schema.default, schema.enum?.[0]];
    const found = candidates.find(
      (value) => value !== undefined && this.#schemas.isValid(placed, value),
    );
    return found ?? this.sample(placed, 1)[0];
  }

  /** Values that a schema allows; the same seed gives the same ones. */
  sample(placed: PlacedSchema, count: number, salt = 0): unknown[] {
    const values = createValues(this.#schemas, placed);
    return fc
      .sample(values, { seed: this.#seed + salt, numRuns: count })
      .filter((value) => this.#schemas.isValid(placed, value));
  }

  findParameterExample({ schema, examples }: Parameter): unknown {
    return examples[0] ?? this.findExample(schema);
  }

  #valuesIn(operation: Operation, place: 'path' | 'query', isWanted: (one: Parameter) => boolean) {
    return Object.fromEntries(
      operation.parameters
        .filter((parameter) => parameter.in === place && isWanted(parameter))
        .map((parameter) => [parameter.name, this.findParameterExample(parameter)]),
    );
  }
}
