import type { Document } from './documents.ts';

interface ExampleError {
  readonly id: string;
}

/**
 * The TypeScript source of the errors that the documents' examples show, by id.
 * @throws Error naming an id whose examples differ.
 */
export function errorTextsSource(documents: Iterable<Document>): string {
  const errors = new Map<string, ExampleError>();
  for (const error of [...documents].flatMap(listExampleErrors)) {
    const knownError = errors.get(error.id) ?? error;
    if (JSON.stringify(knownError) !== JSON.stringify(error)) {
      throw new Error(`The examples of the error ${error.id} differ.`);
    }
    errors.set(error.id, error);
  }
  return `/** The errors that operations answer with, by id. */
export const errorTexts = ${JSON.stringify(Object.fromEntries(errors), null, 2)} as const;
`;
}

/** The errors in the named examples below a node of a document. */
function listExampleErrors(node: unknown): ExampleError[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('value' in node && isErrorBody(node.value)) return [node.value.error];
  return Object.values(node).flatMap(listExampleErrors);
}

function isErrorBody(value: unknown): value is { error: ExampleError } {
  const error: unknown = Object(value).error;
  return typeof Object(error).id === 'string';
}
