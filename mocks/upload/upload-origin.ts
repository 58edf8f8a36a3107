import { providerDocuments } from '#generated/documents.ts';
import type { Contract, ContractViolation } from '../contract/contract.ts';
import { loadContract } from '../contract/contract.ts';
import type { MockService } from '../contract/mock-service.ts';
import { callOperation } from '../contract/operation-call.ts';
import { createViolationLog } from '../contract/violation-log.ts';
import { ConnectionCut } from '../http/connection-cut.ts';
import { delay } from '../http/delay.ts';
import { type ErrorBody, errorResponse } from '../http/errors.ts';
import { isJson } from '../http/request-body.ts';
import { withSafeHeaders } from '../http/safe-headers.ts';
import type { Worlds } from '../world/worlds.ts';
import { allowPages, isPreflight, isStorage, preflightResponse } from './cors.ts';
import { errorReportResponse } from './error-reports.ts';
import { pickerResponse } from './picker.ts';
import { Provider } from './provider.ts';
import { answerProviderCall } from './registry.ts';
import { findScenario } from './sentinels.ts';

export interface UploadOriginOptions {
  /** The origin at which pages find the provider; by default the requested one. */
  readonly origin?: string;
  readonly clock?: () => Date;
  /** The product's worlds, whose clock, latency and connection apply here too. */
  readonly worlds?: Worlds;
  /** The store of uploaded files, if it is shared; by default its own. */
  readonly provider?: Provider;
  /** Called with every answer outside the contract; by default it is logged. */
  readonly onViolation?: (violation: ContractViolation) => void;
}

interface OriginState {
  readonly options: UploadOriginOptions;
  readonly contract: Contract;
  readonly provider: Provider;
  readonly violations: readonly ContractViolation[];
}

/**
 * A request and its world: the path may begin with `/worlds/{id}`, because cookies are not sent from another origin.
 */
interface Caller {
  readonly world: string;
  /** Path prefix of the caller's world. */
  readonly prefix: string;
  readonly path: string;
}

/**
 * Creates a mock of the upload provider, the analytics server and an error reporting service, on its own origin, so
 * that the browser's cross-origin rules apply.
 */
export async function createUploadOrigin(options: UploadOriginOptions = {}): Promise<MockService> {
  const { violations, record } = createViolationLog(options.onViolation);
  const contract = await loadContract(record, providerDocuments);
  const state: OriginState = {
    options,
    contract,
    violations,
    provider: options.provider ?? new Provider(),
  };

  return {
    violations,
    async handle(request) {
      const caller = readCaller(new URL(request.url).pathname);
      const rawResponse = await answerOrFailure(state, request, caller);
      const response = isStorage(caller.path) ? await asStorageTells(rawResponse) : rawResponse;
      allowPages(caller.path, response);
      // Without this, Chromium silently resends requests on a reused connection that was cut, and the SDK never sees a
      // failure.
      response.headers.set('connection', 'close');
      return withSafeHeaders(response, request.method);
    },
  };
}

function readCaller(path: string): Caller {
  const [, prefix = '', world = 'shared', remainingPath = path] =
    /^(\/worlds\/([A-Za-z0-9-]{1,64}))(\/.*)$/.exec(path) ?? [];
  return { world, prefix, path: remainingPath };
}

async function answerOrFailure(
  state: OriginState,
  request: Request,
  caller: Caller,
): Promise<Response> {
  try {
    return await answer(state, request, caller);
  } catch (error) {
    if (error instanceof ConnectionCut || request.signal.aborted) throw error;
    console.error(`${request.method} ${request.url} failed:`, error);
    return errorResponse(500, 'internal_error');
  }
}

async function answer(state: OriginState, request: Request, caller: Caller): Promise<Response> {
  const { path } = caller;
  if (path.startsWith('/__mock__/')) return controlResponse(state, request.method, caller);
  const { latencyMs, offline } = state.options.worlds?.find(caller.world)?.controls ?? {};
  if (offline) throw new ConnectionCut('The world is offline.');
  if (isPreflight(request)) return preflightResponse(path);
  if (latencyMs) await delay(latencyMs, request.signal);
  return (
    pickerResponse(request.method, path) ??
    (await errorReportResponse(request, caller, state.provider.errorReports)) ??
    operationResponse(state, request, caller)
  );
}

function operationResponse(
  { options, contract, provider }: OriginState,
  request: Request,
  { world, prefix, path: pathname }: Caller,
): Response | Promise<Response> {
  const match = contract.route(request.method, pathname);
  if (match.kind === 'malformed') {
    return errorResponse(400, 'malformed_request', { message: 'The address is malformed.' });
  }
  if (match.kind === 'wrong-method') {
    const allow = match.allowed.join(', ');
    return errorResponse(405, 'method_not_allowed', { headers: { allow } });
  }
  if (match.kind === 'unknown-path') return errorResponse(404, 'not_found');

  const { route: operation, parameters: path } = match;
  const url = new URL(request.url);
  url.pathname = pathname;
  const origin = `${options.origin ?? url.origin}${prefix}`;
  const now = options.worlds?.find(world)?.controls.clock ?? options.clock?.() ?? new Date();
  return callOperation(contract, {
    operation,
    path,
    request: operation.id === 'reportEvent' ? withJsonType(request) : request,
    url,
    scenario: (body) => findScenario(operation.id, { body, path, world }, provider),
    answer: (call) => answerProviderCall(call, { provider, world, origin, now }),
  });
}

/** The storage reports every error in its own format, even if no operation was found. */
async function asStorageTells(response: Response): Promise<Response> {
  if (response.status < 400 || !isJson(response.headers.get('content-type'))) return response;
  const body: unknown = await response.clone().json();
  if (typeof body !== 'object' || body === null || !('error' in body)) return response;
  const { id, message } = (body as ErrorBody).error;
  const { status, headers } = response;
  const code = status === 413 ? 'EntityTooLarge' : id;
  return new Response(JSON.stringify({ Error: { code, message } }), { status, headers });
}

/** The analytics server reads plain text as JSON, so that pages can report without a preflight. */
function withJsonType(request: Request): Request {
  const isText = request.headers.get('content-type')?.startsWith('text/plain') ?? true;
  if (!isText) return request;
  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/json');
  return new Request(request, { headers });
}

const controls: Readonly<Record<string, string>> = {
  '/__mock__/events': 'GET',
  '/__mock__/error-reports': 'GET',
  '/__mock__/violations': 'GET',
  '/__mock__/reset': 'POST',
};

function controlResponse(
  { provider, violations }: OriginState,
  method: string,
  { world, path }: Caller,
): Response {
  const allow = Object.hasOwn(controls, path) ? controls[path] : undefined;
  if (allow === undefined) return errorResponse(404, 'not_found');
  if (method !== allow) return errorResponse(405, 'method_not_allowed', { headers: { allow } });
  if (path === '/__mock__/violations') return Response.json({ violations });
  if (path === '/__mock__/events') return Response.json({ events: provider.events.of(world) });
  if (path === '/__mock__/error-reports') {
    return Response.json({ errorReports: provider.errorReports.of(world) });
  }
  provider.events.forget(world);
  provider.errorReports.forget(world);
  return new Response(null, { status: 204 });
}
