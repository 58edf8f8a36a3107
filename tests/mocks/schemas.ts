import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type DocumentName, readDocument } from '#mocks/contract/documents.ts';

/** The part of a document that the tests look at. */
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
  // The contract's lint has made sure of its shape.
  return (await readDocument(name)) as unknown as PlainDocument;
}

/** Tells what is wrong with a value by a schema of a document: `''` when nothing is. */
export async function schemaChecker(name: DocumentName) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  // The package's types give the module for its default export.
  (addFormats as unknown as (target: Ajv2020) => void)(ajv);
  ajv.addSchema(await readDocument(name), name);

  return {
    /** By a place in the document, `/components/schemas/User`. */
    errorsAt(pointer: string, value: unknown): string {
      const validate = ajv.getSchema(`${name}#${pointer}`);
      if (!validate) throw new Error(`${name} has no schema at ${pointer}.`);
      return validate(value) ? '' : ajv.errorsText(validate.errors);
    },
  };
}
