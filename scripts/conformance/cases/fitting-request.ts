import fc from 'fast-check';
import type { Operation, Parameter, PlacedSchema } from '../contract/operation.ts';
import type { Schemas } from '../contract/schemas.ts';
import type { RequestBody, RequestParts } from '../target/request-parts.ts';
import type { Known } from './known.ts';
import { valuesOf } from './values.ts';

/** Headers that every call of an operation must have. */
export function requiredHeaders({ parameters }: Operation): Record<string, string> {
  return Object.fromEntries(
    parameters
      .filter(({ in: place, required }) => place === 'header' && required)
      .map(({ name, schema: { schema }, examples }) => [
        name.toLowerCase(),
        String(schema.const ?? examples[0] ?? schema.examples?.[0] ?? ''),
      ]),
  );
}

/** Creates requests that a document allows, from its examples and from values in earlier answers. */
export class FittingRequests {
  readonly #schemas: Schemas;
  readonly #known: Known;
  readonly #seed: number;

  constructor(schemas: Schemas, known: Known, seed: number) {
    this.#schemas = schemas;
    this.#known = known;
    this.#seed = seed;
  }

  /** The simplest request: only the required parts, with the document's examples. */
  plain(operation: Operation, turn = 0): RequestParts {
    const body = operation.body && this.bodies(operation)[0];
    return {
      path: this.pathOf(operation, turn),
      query: this.#valuesIn(operation, 'query', ({ required }) => required),
      headers: requiredHeaders(operation),
      ...(body ? { body } : {}),
    };
  }

  /** The values of the path: first those from answers, then the document's. */
  pathOf(operation: Operation, turn = 0): Record<string, unknown> {
    const documented = this.#valuesIn(operation, 'path', () => true);
    return { ...documented, ...this.#known.pathOf(operation, turn) };
  }

  /** The bodies in the document, or a generated one if there are none. */
  bodies({ body }: Operation): RequestBody[] {
    return (body?.media ?? []).flatMap(({ type, schema, examples }): RequestBody[] => {
      if (examples.size > 0) return [...examples.values()].map((value) => ({ type, value }));
      return [{ type, value: schema ? this.exampleOf(schema) : '' }];
    });
  }

  /** A value from the document's examples, or else any that it allows. */
  exampleOf(placed: PlacedSchema): unknown {
    const { schema } = this.#schemas.resolved(placed);
    const shown = [...(schema.examples ?? []), schema.const, schema.default, schema.enum?.[0]];
    const found = shown.find(
      (value) => value !== undefined && this.#schemas.isValid(placed, value),
    );
    return found ?? this.sample(placed, 1)[0];
  }

  /** Values that a schema allows; the same seed gives the same ones. */
  sample(placed: PlacedSchema, count: number, salt = 0): unknown[] {
    const values = valuesOf(this.#schemas, placed);
    return fc
      .sample(values, { seed: this.#seed + salt, numRuns: count })
      .filter((value) => this.#schemas.isValid(placed, value));
  }

  exampleOfParameter({ schema, examples }: Parameter): unknown {
    return examples[0] ?? this.exampleOf(schema);
  }

  #valuesIn(operation: Operation, place: 'path' | 'query', isWanted: (one: Parameter) => boolean) {
    return Object.fromEntries(
      operation.parameters
        .filter((parameter) => parameter.in === place && isWanted(parameter))
        .map((parameter) => [parameter.name, this.exampleOfParameter(parameter)]),
    );
  }
}
