import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Schema } from '../../generation/documents.ts';
import type { PlacedSchema } from './operation.ts';
import { isReference, type Place, partAt, splitPointer, within } from './place.ts';

/** An error in a value according to its schema. */
export interface SchemaError {
  /** The path to the invalid part of the value. */
  readonly path: readonly string[];
  readonly message: string;
  /** The violated keyword in the document. */
  readonly clause: Place;
}

/** Validates values against the documents' own schemas, and finds the clause that an error violates. */
export class Schemas {
  readonly #ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true });
  readonly #roots: ReadonlyMap<string, object>;
  readonly #places = new Map<object, Place>();
  readonly #compiled = new Map<string, ValidateFunction>();

  constructor(roots: ReadonlyMap<string, object>) {
    this.#roots = roots;
    // The package's types describe the module rather than its default export.
    (addFormats as unknown as (target: Ajv2020) => void)(this.#ajv);
    for (const [document, root] of roots) {
      this.#ajv.addSchema(root, document);
      this.#remember(root, { document, pointer: '' });
    }
  }

  findErrors({ place }: PlacedSchema, value: unknown): SchemaError[] {
    const validate = this.#validator(place);
    if (validate(value)) return [];
    return (validate.errors ?? [])
      .filter(({ keyword }) => keyword !== 'if')
      .map((error) => this.#toSchemaError(error, place));
  }

  isValid({ place }: PlacedSchema, value: unknown): boolean {
    return this.#validator(place)(value);
  }

  /** Resolves a schema that may be a reference to a shared one; keywords next to a reference win. */
  resolve({ schema, place }: PlacedSchema): PlacedSchema {
    if (!isReference(schema)) return { schema, place };
    const { $ref, ...beside } = schema;
    const pointer = $ref.slice(1);
    const target = partAt(this.#roots.get(place.document), pointer) as Schema;
    const found = this.resolve({ schema: target, place: { ...place, pointer } });
    return { schema: { ...found.schema, ...beside }, place: found.place };
  }

  /** The schema of a member of an object or a list, if it can be determined without a value. */
  member(placed: PlacedSchema, name: string): PlacedSchema | undefined {
    const { schema, place } = this.resolve(placed);
    const own = schema.properties?.[name];
    if (own) return { schema: own, place: within(place, 'properties', name) };
    if (schema.items && /^\d+$/.test(name)) {
      return { schema: schema.items, place: within(place, 'items') };
    }
    for (const branch of this.branches(placed)) {
      const found = this.member(branch, name);
      if (found) return found;
    }
    return undefined;
  }

  /** The schemas that `allOf` and `oneOf` combine. */
  branches(placed: PlacedSchema): PlacedSchema[] {
    const { schema, place } = this.resolve(placed);
    return (['allOf', 'oneOf'] as const).flatMap((keyword) =>
      (schema[keyword] ?? []).map((branch, index) => ({
        schema: branch,
        place: within(place, keyword, String(index)),
      })),
    );
  }

  /** The schemas of fields by name, of a list's items as `*`, and those that are combined, without a name. */
  parts(placed: PlacedSchema): { readonly name?: string; readonly part: PlacedSchema }[] {
    const { schema, place } = this.resolve(placed);
    const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => ({
      name,
      part: { schema: field, place: within(place, 'properties', name) },
    }));
    const items = schema.items && { schema: schema.items, place: within(place, 'items') };
    return [
      ...fields,
      ...(items ? [{ name: '*', part: items }] : []),
      ...this.branches(placed).map((part) => ({ part })),
    ];
  }

  #validator({ document, pointer }: Place): ValidateFunction {
    const key = `${document}#${pointer.split('/').map(encodeURIComponent).join('/')}`;
    const known = this.#compiled.get(key);
    if (known) return known;
    const validate = this.#ajv.getSchema(key);
    if (!validate) throw new Error(`There is no schema at ${key}.`);
    this.#compiled.set(key, validate);
    return validate;
  }

  #toSchemaError(error: ErrorObject, root: Place): SchemaError {
    const { instancePath, keyword, message = '', params, parentSchema } = error;
    const place = this.#places.get(parentSchema ?? {}) ?? root;
    const values = 'allowedValues' in params ? `: ${params['allowedValues'].join(', ')}` : '';
    const unknown = 'additionalProperty' in params ? ` (${params['additionalProperty']})` : '';
    const missing = 'missingProperty' in params ? [String(params['missingProperty'])] : [];
    const extra = 'additionalProperty' in params ? [String(params['additionalProperty'])] : [];
    return {
      path: [...splitPointer(instancePath), ...missing, ...extra],
      message: message + values + unknown,
      clause: within(place, keyword),
    };
  }

  #remember(part: unknown, place: Place): void {
    if (typeof part !== 'object' || part === null || this.#places.has(part)) return;
    this.#places.set(part, place);
    for (const [name, child] of Object.entries(part)) this.#remember(child, within(place, name));
  }
}
