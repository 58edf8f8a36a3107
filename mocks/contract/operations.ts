import './light-prism.ts';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { type DocumentName, documentNames, readDocument } from './documents.ts';

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

let loading: Promise<readonly ContractOperation[]> | undefined;

/**
 * Every operation of every document. Read once: Prism keeps its compiled schemas with these very
 * objects, so that a second service in one process starts at once.
 */
export function loadOperations(): Promise<readonly ContractOperation[]> {
  loading ??= Promise.all(documentNames.map(operationsOf)).then((lists) => lists.flat());
  return loading;
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
      definition,
    };
  });
}
