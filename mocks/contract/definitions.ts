// Imported directly, because all of Prism is several times as large.
import { getHttpOperationsFromSpec } from '@stoplight/prism-http/dist/utils/operations.js';
import type { DocumentName } from '#generated/documents.ts';
import { readDocument } from './documents.ts';

/** An operation in Prism's format. */
export type PrismOperation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];

/** Every operation of a document, with references resolved. */
export async function readDefinitions(document: DocumentName): Promise<PrismOperation[]> {
  return getHttpOperationsFromSpec(await readDocument(document));
}
