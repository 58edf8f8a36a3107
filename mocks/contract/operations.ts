import { newRequestId, requestIdHeader } from '../http/request-id.ts';
import type { Answer } from './answer.ts';
import { type OperationChecks, operationChecks } from './checks.ts';
import { type PrismOperation, readDefinitions } from './definitions.ts';
import { type DocumentName, productDocuments } from './documents.ts';

export interface ContractOperation {
  readonly document: DocumentName;
  readonly id: string;
  /** Upper case, as in requests. */
  readonly method: string;
  /** Path template, `/calendars/{id}`. */
  readonly path: string;
  /** Whether the operation requires a session. */
  readonly isProtected: boolean;
  /** Whether a GET changes something, so that HEAD must not use it. */
  readonly changesState: boolean;
  readonly definition: PrismOperation;
  readonly checks: OperationChecks;
  /** Adds the headers that handlers do not set. */
  readonly withAddedHeaders: (answer: Answer) => Answer;
}

const loading = new Map<DocumentName, Promise<ContractOperation[]>>();

/**
 * Every operation of the documents, by default the product's own. Cached, so that a second service in the process
 * starts immediately.
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
  const definitions = await readDefinitions(document);
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
      changesState: definition.extensions?.['x-changes-state'] !== undefined,
      definition,
      checks: operationChecks(definition),
      withAddedHeaders: addedHeaders(definition),
    };
  });
}

/** Adds the request id and the headers whose value depends only on the status. */
function addedHeaders({ responses }: PrismOperation): (answer: Answer) => Answer {
  const byStatus = new Map(responses.map(({ code, headers = [] }) => [code, headersOf(headers)]));
  return (answer) => {
    const { fixed, hasRequestId } = byStatus.get(String(answer.status)) ?? {};
    const own = hasRequestId ? { [requestIdHeader]: newRequestId() } : {};
    return { ...answer, headers: { ...fixed, ...answer.headers, ...own } };
  };
}

function headersOf(documented: NonNullable<PrismOperation['responses'][number]['headers']>) {
  const headers = documented.map(({ name, schema }) => ({ name: name.toLowerCase(), schema }));
  return {
    fixed: Object.fromEntries(
      headers.flatMap(({ name, schema }) =>
        typeof schema?.const === 'string' ? [[name, schema.const]] : [],
      ),
    ),
    hasRequestId: headers.some(({ name }) => name === requestIdHeader),
  };
}
