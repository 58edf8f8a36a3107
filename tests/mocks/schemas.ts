import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { DocumentName } from '#generated/documents.ts';
import { readDocument } from '#mocks/contract/documents.ts';

/** The part of a document that the tests use. */
export interface PlainDocument {
  readonly paths: Record<string, Record<string, PlainOperation>>;
  readonly components: { readonly schemas: Record<string, unknown> };
}

export interface PlainOperation {
  readonly operationId: string;
  readonly security?: readonly unknown[];
  readonly requestBody?: unknown;
  readonly responses: Record<string, unknown>;
}

export async function plainDocument(name: DocumentName): Promise<PlainDocument> {
  // The contract's lint has checked its shape.
  return (await readDocument(name)) as unknown as PlainDocument;
}

/** Describes what is wrong with a value by a schema of a document: `''` if nothing is. */
export async function schemaChecker(name: DocumentName) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  // The package's types describe the module instead of its default export.
  (addFormats as unknown as (target: Ajv2020) => void)(ajv);
  ajv.addSchema(await readDocument(name), name);

  return {
    /** By a location in the document, such as `/components/schemas/User`. */
    errorsAt(pointer: string, value: unknown): string {
      const validate = ajv.getSchema(`${name}#${pointer}`);
      if (!validate) throw new Error(`${name} has no schema at ${pointer}.`);
      return validate(value) ? '' : ajv.errorsText(validate.errors);
    },
  };
}
