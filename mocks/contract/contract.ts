import { type ErrorBody, errorBody } from '../errors.ts';
import { type DocumentName, productDocuments } from './documents.ts';
import { type ContractOperation, loadOperations, noPath } from './operations.ts';
import { checkedPath, checkedQuery, rawQuery } from './parameters.ts';
import type { Preferences } from './preferences.ts';
import { type Answer, createPrism, type Fault, type PrismCall } from './prism.ts';
import { createRouter, type Router } from './router.ts';
import { validationDetails } from './validation-details.ts';

/** An answer that the document does not allow. */
export interface ContractViolation {
  readonly document: DocumentName;
  readonly operation: string;
  /** Where in the answer, `body.user.name`. */
  readonly field: string;
  readonly message: string;
}

/** One call of a documented operation. */
export interface ContractCall {
  readonly operation: ContractOperation;
  readonly url: URL;
  /** Lower-case names. */
  readonly headers: Record<string, string>;
  /** Parsed when it is JSON, else text; nothing when there is none. */
  readonly body: unknown;
  readonly preferences: Preferences | undefined;
  /** Asked only when the request is valid; nothing means: take the document's example. */
  readonly answer: () => Promise<Answer | undefined>;
}

export interface Contract {
  readonly operations: readonly ContractOperation[];
  readonly route: Router<ContractOperation>;
  /**
   * Checks the request, asks for the answer and checks that too. An answer outside the contract
   * becomes a 500 that says what is wrong with it.
   */
  call(call: ContractCall): Promise<Answer>;
}

/** Reads documents, the product's own by default, and makes them callable. */
export async function loadContract(
  onViolation: (violation: ContractViolation) => void,
  documents: readonly DocumentName[] = productDocuments,
): Promise<Contract> {
  const operations = await loadOperations(documents);
  const prism = createPrism();

  return {
    operations,
    route: createRouter(operations),
    async call(call) {
      const outcome = await prism(prismCall(call));
      if (outcome.kind === 'refused') {
        const body = errorBody('not_found', [outcome.title, outcome.detail].join('. '));
        return { status: outcome.status, body };
      }
      const { answer, answerFaults } = outcome;
      const violations = [...answerFaults, ...undocumentedBody(call.operation, answer)].map(
        (fault) => violationOf(call.operation, fault),
      );
      for (const violation of violations) onViolation(violation);
      return violations.length > 0 ? { status: 500, body: violationBody(violations) } : answer;
    },
  };
}

function prismCall({ operation, url, headers, body, ...rest }: ContractCall): PrismCall {
  const { definition } = operation;
  const query = checkedQuery(definition, rawQuery(url.searchParams));
  return {
    ...rest,
    refuse: (faults) => refusalOf(operation, faults),
    operation: definition,
    request: {
      // The operation's own method: HEAD is checked as the GET that it stands for.
      method: definition.method as PrismCall['request']['method'],
      url: { path: seenPath(definition, url.pathname), query },
      headers,
      body,
    },
  };
}

function seenPath(definition: ContractOperation['definition'], path: string): string {
  return definition.path === noPath ? noPath : checkedPath(definition, path);
}

/** Prism does not look at a body where the document has none. */
function undocumentedBody({ definition }: ContractOperation, answer: Answer): Fault[] {
  if (answer.body === undefined) return [];
  const response = definition.responses.find(({ code }) => code === String(answer.status));
  if (!response || (response.contents ?? []).length > 0) return [];
  return [{ path: ['body'], message: `The ${answer.status} answer has no body in the document` }];
}

function violationOf(operation: ContractOperation, { path, message }: Fault): ContractViolation {
  return {
    document: operation.document,
    operation: operation.id,
    field: (path ?? ['status']).join('.'),
    // Prism's message begins with the field once more.
    message: message.replace(/^Response (body|header) ((property|parameter) \S+ )?/, ''),
  };
}

/** One line that says all about a violation. */
export function describeViolation({
  document,
  operation,
  field,
  message,
}: ContractViolation): string {
  return `Contract violation in ${document}, ${operation}, ${field}: ${message}.`;
}

function violationBody(violations: readonly ContractViolation[]): ErrorBody {
  return errorBody('internal_error', violations.map(describeViolation).join(' '));
}

/** The documented answer to an invalid request, with the faults in it that its example can not know. */
function refusalOf(
  { definition }: ContractOperation,
  faults: readonly Fault[],
): Answer | undefined {
  const isDocumented = definition.responses.some(({ code }) => code === '422');
  // A request without its session is invalid too, but that is answered by the document's 401.
  if (!isDocumented || faults.some(({ code }) => code === 401)) return undefined;
  const { query = [], path = [], headers = [] } = definition.request ?? {};
  const names = [...query, ...path, ...headers].map(({ name }) => name);
  const details = validationDetails(faults, names);
  return { status: 422, body: { error: { ...errorBody('validation_error').error, details } } };
}
