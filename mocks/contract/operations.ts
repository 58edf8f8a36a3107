import './light-prism.ts';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { type DocumentName, productDocuments, readDocument } from './documents.ts';

/** An operation as Prism reads it from the document. */
export type PrismOperation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];

/** One documented operation. */
export interface ContractOperation {
  readonly document: DocumentName;
  readonly id: string;
  /** Upper case, as requests carry it. */
  readonly method: string;
  /** Path template, `/calendars/{id}`. */
  readonly path: string;
  /** Whether the operation asks for a session. */
  readonly isProtected: boolean;
  readonly definition: PrismOperation;
}

/** The path of an operation, as Prism sees it, whose path tells nothing. */
export const noPath = '/';

const loading = new Map<DocumentName, Promise<ContractOperation[]>>();

/**
 * Every operation of the given documents, the product's own by default. Read once: Prism keeps its compiled schemas with
 * these very objects, so that a second service in one process starts at once.
 */
export async function loadOperations(
  documents: readonly DocumentName[] = productDocuments,
): Promise<readonly ContractOperation[]> {
  const lists = documents.map((document) => {
    const operations = loading.get(document) ?? operationsOf(document);
    loading.set(document, operations);
    return operations;
  });
  return (await Promise.all(lists)).flat();
}

async function operationsOf(document: DocumentName): Promise<ContractOperation[]> {
  const definitions = await getHttpOperationsFromSpec(await readDocument(document));
  return definitions.map((definition) => {
    if (!definition.iid) {
      throw new Error(`${document}: ${definition.method} ${definition.path} has no operationId.`);
    }
    return {
      document,
      id: definition.iid,
      method: definition.method.toUpperCase(),
      path: definition.path,
      isProtected: (definition.security ?? []).some((schemes) => schemes.length > 0),
      // Prism reads a path's parameters by a template that it makes anew for each call: it gets none where there are none.
      definition: definition.request?.path?.length ? definition : { ...definition, path: noPath },
    };
  });
}
