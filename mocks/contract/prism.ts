import {
  createInstance,
  type IHttpMockConfig,
  type IHttpRequest,
  ProblemJsonError,
} from '@stoplight/prism-http';
import { isNonEmpty } from 'fp-ts/lib/Array.js';
import * as Either from 'fp-ts/lib/Either.js';
import { errorBody } from '../http/errors.ts';
import { type Answer, DocumentRefusal } from './answer.ts';
import type { Violation } from './checks.ts';
import type { PrismOperation } from './definitions.ts';
import type { Preferences } from './preferences.ts';
import { silentLogger } from './silent-logger.ts';

/**
 * An answer from the document's examples to a valid or invalid request. The only function that deals with Prism's
 * calling conventions.
 */
export async function answerFromDocument(
  operation: PrismOperation,
  preferences: Preferences | undefined,
  violations: readonly Violation[],
): Promise<Answer | DocumentRefusal> {
  const diagnostics = violations.map((violation) => ({
    ...violation,
    path: [...(violation.path ?? [])],
    severity: 0,
  }));
  const instance = createInstance(checkedElsewhere, {
    logger: silentLogger(),
    route: () => Either.right(operation),
    validateInput: ({ element }) =>
      isNonEmpty(diagnostics) ? Either.left(diagnostics) : Either.right(element),
  });
  // The request has already been checked.
  const request: IHttpRequest = { method: 'get', url: { path: operation.path } };
  const mock = { dynamic: false, ...preferences, ...findExampleMediaType(operation, preferences) };
  const result = await instance.request(request, [operation], { ...checkedElsewhere, mock })();
  if (Either.isLeft(result)) return refusal(result.left, preferences);
  const {
    statusCode,
    headers: { 'Content-type': mediaType, ...headers } = {},
    body,
  } = result.right.output;
  return { status: statusCode, mediaType, headers, body };
}

/** Passes on the request's errors; the answer is checked like any other. */
const checkedElsewhere: IHttpMockConfig = {
  isProxy: false,
  checkSecurity: false,
  validateRequest: true,
  validateResponse: false,
  errors: true,
  upstreamProxy: undefined,
  mock: { dynamic: false },
};

/** Prism must be told which media type to search if it is not the first one. */
function findExampleMediaType(
  { responses }: PrismOperation,
  preferences: Preferences | undefined,
): { mediaTypes?: string[] } {
  if (preferences?.exampleKey === undefined) return {};
  const { code, exampleKey } = preferences;
  const contents = responses
    .filter((response) => code === undefined || response.code === String(code))
    .flatMap((response) => (response.contents ?? []).slice(1));
  const holder = contents.find(({ examples = [] }) =>
    examples.some(({ key }) => key === exampleKey),
  );
  return holder ? { mediaTypes: [holder.mediaType] } : {};
}

/** @throws the error itself if it does not concern the document. */
function refusal(error: Error, preferences: Preferences | undefined): DocumentRefusal {
  if (error instanceof ProblemJsonError) {
    const body = errorBody('not_found', `${error.message}. ${error.detail}`);
    return new DocumentRefusal({ status: error.status, body });
  }
  // An unknown example of a known code: Prism wraps its own "not found" in a plain error.
  if (preferences) {
    const body = errorBody('not_found', `Not found. ${error.message}`);
    return new DocumentRefusal({ status: 404, body });
  }
  throw error;
}
