import { type DocumentName, productDocuments } from '#generated/documents.ts';
import type { ErrorId } from '#generated/error-ids.ts';
import { newRequestId, requestIdHeader } from '../http/request-id.ts';
import type { Answer } from './answer.ts';
import { type OperationChecks, operationChecks } from './checks.ts';
import { type PrismOperation, readDefinitions } from './definitions.ts';

export interface ContractOperation {
  readonly document: DocumentName;
  readonly id: string;
  /** Upper case, as in requests. */
  readonly method: string;
  /** Path template, `/calendars/{id}`. */
  readonly path: string;
  /** True if the operation requires a session. */
  readonly isProtected: boolean;
  /** True if a call may have a session. */
  readonly takesSession: boolean;
  /** True if staff who view the product as the session's user are refused. */
  readonly refusesImpersonation: boolean;
  /** True if a GET changes something, so that HEAD must not use it. */
  readonly changesState: boolean;
  readonly definition: PrismOperation;
  readonly checks: OperationChecks;
  /** Adds the headers that handlers do not set. */
  readonly withAddedHeaders: (answer: Answer) => Answer;
}

/** The error by which a document says that only users themselves may call an operation. */
const impersonationDenied: ErrorId = 'impersonation_denied';

const loading = new Map<DocumentName, Promise<ContractOperation[]>>();

/**
 * Every operation of the documents, by default the product's own. Cached, so that a second service in the process
 * starts immediately.
 */
export async function loadOperations(
  documents: readonly DocumentName[] = productDocuments,
): Promise<readonly ContractOperation[]> {
  const lists = documents.map((document) => {
    const operations = loading.get(document) ?? readOperations(document);
    loading.set(document, operations);
    return operations;
  });
  return (await Promise.all(lists)).flat();
}

async function readOperations(document: DocumentName): Promise<ContractOperation[]> {
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
      isProtected: requiresSession(definition),
      takesSession: definition.security?.some((schemes) => schemes.length > 0) ?? false,
      refusesImpersonation: definition.responses.some(({ contents = [] }) =>
        contents.some(({ examples = [] }) =>
          examples.some(({ key }) => key === impersonationDenied),
        ),
      ),
      changesState: definition.extensions?.['x-changes-state'] !== undefined,
      definition,
      checks: operationChecks(definition),
      withAddedHeaders: addedHeaders(definition),
    };
  });
}

/** An alternative without schemes means that a session is optional. */
function requiresSession({ security = [] }: PrismOperation): boolean {
  return security.length > 0 && security.every((schemes) => schemes.length > 0);
}

/** Adds the request id and the headers whose value depends only on the status. */
function addedHeaders({ responses }: PrismOperation): (answer: Answer) => Answer {
  const byStatus = new Map(responses.map(({ code, headers = [] }) => [code, readHeaders(headers)]));
  return (answer) => {
    const { fixed, hasRequestId } = byStatus.get(String(answer.status)) ?? {};
    const own = hasRequestId ? { [requestIdHeader]: newRequestId() } : {};
    return { ...answer, headers: { ...fixed, ...answer.headers, ...own } };
  };
}

function readHeaders(
  documentedHeaders: NonNullable<PrismOperation['responses'][number]['headers']>,
) {
  const headers = documentedHeaders.map(({ name, schema }) => ({
    name: name.toLowerCase(),
    schema,
  }));
  return {
    fixed: Object.fromEntries(
      headers.flatMap(({ name, schema }) =>
        typeof schema?.const === 'string' ? [[name, schema.const]] : [],
      ),
    ),
    hasRequestId: headers.some(({ name }) => name === requestIdHeader),
  };
}
