import type { Contract } from './contract/contract.ts';
import type { ContractOperation } from './contract/operations.ts';
import { PreferenceFault, type Preferences, readPreferences } from './contract/preferences.ts';
import type { Answer } from './contract/prism.ts';
import { delay } from './delay.ts';
import { errorResponse } from './errors.ts';
import { answerCall, type CallContext } from './handlers/registry.ts';
import { readBody, validatedHeaders } from './request-body.ts';
import { ConnectionCut, scenarioOf, slowMs, withoutScenario } from './scenarios.ts';

export interface OperationCall {
  readonly operation: ContractOperation;
  /** Decoded path parameters by name. */
  readonly path: Readonly<Record<string, string>>;
  readonly request: Request;
  /** The request's address, without the base path. */
  readonly url: URL;
  readonly context: CallContext;
}

/**
 * Answers a call of a documented operation: by the scenario that its input stands for, or by the
 * contract.
 * @throws ConnectionCut when the scenario asks for it.
 */
export async function callOperation(contract: Contract, call: OperationCall): Promise<Response> {
  const { operation, request, context } = call;
  const body = await readBody(request);
  if (body.kind === 'malformed') return errorResponse(400, 'malformed_request');
  if (body.kind === 'too-large') return tooLarge();

  let preferences = preferencesOf(request);
  if (preferences instanceof PreferenceFault) {
    return errorResponse(400, 'malformed_request', { message: preferences.message });
  }

  preferences ??= context.world.controls.takeNext(operation.id);
  const scenario = scenarioOf(operation.id, call.url.searchParams, body.value);
  if (scenario?.kind === 'respond') return scenario.response();
  if (scenario?.kind === 'cut') throw new ConnectionCut('The connection was cut on purpose.');
  if (scenario?.kind === 'slow') await delay(slowMs, request.signal);
  if (scenario?.kind === 'documented') preferences = { code: scenario.code, dynamic: false };

  const valid = {
    operation,
    url: withoutScenario(call.url),
    headers: validatedHeaders(request, body.byteLength),
    body: body.value,
    preferences,
  };
  const answer = await contract.call({
    ...valid,
    answer: () => Promise.resolve(answerCall({ ...valid, path: call.path }, context)),
  });
  return response(answer);
}

/** The answer to a request body beyond the limit. */
export function tooLarge(): Response {
  return errorResponse(413, 'malformed_request', { message: 'The request is too large.' });
}

function preferencesOf(request: Request): Preferences | PreferenceFault | undefined {
  try {
    return readPreferences(request.headers.get('prefer'));
  } catch (error) {
    if (error instanceof PreferenceFault) return error;
    throw error;
  }
}

function response({ status, headers = {}, body }: Answer): Response {
  return new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      'cache-control': 'no-store',
      ...lowerCaseNames(headers),
    },
  });
}

/** One spelling per name, so that the defaults above are replaced rather than repeated. */
function lowerCaseNames(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}
