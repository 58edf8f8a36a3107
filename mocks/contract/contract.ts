import { type DocumentName, productDocuments } from '#generated/documents.ts';
import { errorBody, fieldErrorsBody } from '../http/errors.ts';
import { type Answer, DocumentRefusal } from './answer.ts';
import type { Violation } from './checks.ts';
import { type ContractOperation, loadOperations } from './operations.ts';
import { type ParameterValues, queryText, typedParameters } from './parameters.ts';
import type { Preferences } from './preferences.ts';
import { createRouter, type Router } from './router.ts';
import { validationDetails } from './validation-details.ts';

/** An answer that the document does not allow. */
export interface ContractViolation {
  readonly document: DocumentName;
  readonly operation: string;
  /** The path in the answer, `body.user.name`. */
  readonly field: string;
  readonly message: string;
}

/** The typed parameters of a valid call; empty ones count as missing. */
export interface Parameters {
  readonly path: ParameterValues;
  readonly query: ParameterValues;
}

export interface ContractCall {
  readonly operation: ContractOperation;
  /** Decoded path parameters by name. */
  readonly path: Readonly<Record<string, string>>;
  readonly url: URL;
  /** Lower-case names. */
  readonly headers: Record<string, string>;
  /** Parsed if it is JSON, otherwise text; undefined if there is none. */
  readonly body: unknown;
  readonly preferences: Preferences | undefined;
  /** Called before the request is checked, so that callers without a login or permission learn nothing else. */
  readonly refusal?: (() => Answer | undefined) | undefined;
  /** Called only for valid requests; undefined uses the document's example. */
  readonly answer: (parameters: Parameters) => Answer | undefined | Promise<Answer | undefined>;
}

export interface Contract {
  readonly operations: readonly ContractOperation[];
  readonly route: Router<ContractOperation>;
  /**
   * Checks the request, gets the answer and checks that too. A violation in the answer becomes a 500 that describes it.
   */
  call(call: ContractCall): Promise<Answer>;
}

/** Makes documents callable, by default the product's own. */
export async function loadContract(
  onViolation: (violation: ContractViolation) => void,
  documents: readonly DocumentName[] = productDocuments,
): Promise<Contract> {
  const operations = await loadOperations(documents);

  return {
    operations,
    route: createRouter(operations),
    async call(call) {
      const { operation, preferences } = call;
      const parameters = readParameters(call);
      const errors = operation.checks.request({ ...call, ...parameters });
      const own = preferences ? undefined : await ownAnswer(call, parameters, errors);
      const foundAnswer = own ?? (await documentsAnswer(operation, preferences, errors));
      if (foundAnswer instanceof DocumentRefusal) return foundAnswer.answer;
      const answer = operation.withAddedHeaders(foundAnswer);

      const violations = operation.checks
        .answer(answer)
        .map((error) => locateViolation(operation, error));
      for (const violation of violations) onViolation(violation);
      if (violations.length === 0) return answer;
      const message = violations.map(describeViolation).join(' ');
      return { status: 500, body: errorBody('internal_error', message) };
    },
  };
}

function readParameters({ operation, path, url }: ContractCall): Parameters {
  const { request } = operation.definition;
  return {
    path: typedParameters(request?.path, (name) => path[name]),
    query: typedParameters(request?.query, (name) => queryText(url.searchParams, name)),
  };
}

/** The answer to a call without preferences; undefined uses the document's example. */
function ownAnswer(
  { operation, answer, refusal }: ContractCall,
  parameters: Parameters,
  errors: readonly Violation[],
): Answer | undefined | Promise<Answer | undefined> {
  if (errors.some(isCrossSite)) return { status: 403, body: errorBody('cross_site_request') };
  return refusal?.() ?? (errors.length > 0 ? refuse(operation, errors) : answer(parameters));
}

/** Returns whether a call lacks the header that other sites cannot send. */
function isCrossSite({ path: [part, name] = [], params }: Violation): boolean {
  return part === 'header' && (name ?? params?.['missingProperty']) === 'x-requested-with';
}

async function documentsAnswer(
  { definition }: ContractOperation,
  preferences: Preferences | undefined,
  errors: readonly Violation[],
): Promise<Answer | DocumentRefusal> {
  // Rarely needed, and as large as the rest of the mock service.
  const { answerFromDocument } = await import('./prism.ts');
  return answerFromDocument(definition, preferences, errors);
}

function locateViolation(
  operation: ContractOperation,
  { path, message }: Violation,
): ContractViolation {
  const field = (path ?? ['status']).join('.');
  return { document: operation.document, operation: operation.id, field, message };
}

/** Describes a violation in one line. */
export function describeViolation({
  document,
  operation,
  field,
  message,
}: ContractViolation): string {
  return `Contract violation in ${document}, ${operation}, ${field}: ${message}.`;
}

/** The documented answer to an invalid request, with the actual errors. */
function refuse(
  { definition, isProtected }: ContractOperation,
  errors: readonly Violation[],
): Answer | undefined {
  const isDocumented = (status: string) => definition.responses.some(({ code }) => code === status);
  if (errors.some(({ code }) => code === 401)) {
    return isProtected && isDocumented('401')
      ? { status: 401, body: errorBody('login_required') }
      : undefined;
  }
  if (isDocumented('415') && errors.some(({ code }) => code === 415)) {
    return { status: 415, body: errorBody('unsupported_media_type') };
  }
  if (!isDocumented('422')) return undefined;
  return { status: 422, body: fieldErrorsBody(validationDetails(errors)) };
}
