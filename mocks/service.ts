import { pageAt } from '#generated/app/pages.ts';
import { assistantResponse } from './assistant/assistant.ts';
import { type Contract, type ContractViolation, loadContract } from './contract/contract.ts';
import type { MockService } from './contract/mock-service.ts';
import { callOperation } from './contract/operation-call.ts';
import type { ContractOperation } from './contract/operations.ts';
import { decodedSegments, type RouteMatch } from './contract/router.ts';
import { createViolationLog } from './contract/violation-log.ts';
import { callControl, controlPrefix } from './controls/controls.ts';
import { findScenario, queuedScenario, withoutScenario } from './controls/scenarios.ts';
import { answerCall, type CallContext, refuseCaller } from './handlers/registry.ts';
import { sessionCookie } from './handlers/session.ts';
import { ConnectionCut } from './http/connection-cut.ts';
import { readCookies, secureCookies, setCookie } from './http/cookies.ts';
import { delay } from './http/delay.ts';
import { errorResponse, inLanguage } from './http/errors.ts';
import { stampResponse } from './http/request-id.ts';
import { iconResponse } from './http/resources.ts';
import { withSafeHeaders } from './http/safe-headers.ts';
import { findParts, serviceWorkerResponse } from './page/built-pages.ts';
import { findPageCalendar, linkLanguage } from './page/calendar-page.ts';
import { hostSettings, visitorWishes } from './page/host-settings.ts';
import {
  builtHeaders,
  filledTemplate,
  type HostingPage,
  pageHeaders,
  withBar,
} from './page/hosting-page.ts';
import { takenMessage } from './page/page-message.ts';
import { asksForPage, listSections } from './page/page-routes.ts';
import { translationSections } from './translations/messages.ts';
import { knownLanguage, wantedLanguage } from './translations/server-texts.ts';
import { Provider } from './upload/provider.ts';
import { uploadedFile } from './upload/uploaded-file.ts';
import { shownAccount } from './world/accounts.ts';
import { Worlds } from './world/worlds.ts';

export interface MockServiceOptions {
  readonly page: HostingPage;
  /** Prefix of all paths, such as `/kalender`; empty by default. */
  readonly basePath?: string;
  /** Serves files below `/resources/`, such as the built client; undefined if there is no such file. */
  readonly resources?: (
    path: string,
    request: Request,
  ) => Response | Promise<Response | undefined> | undefined;
  readonly clock?: () => Date;
  /** The worlds, if they are shared with other services; by default its own. */
  readonly worlds?: Worlds;
  /** Origin of the upload provider, which the hosting page's policy lets the client call. */
  readonly uploadOrigin?: string;
  /** The upload provider's files; none by default. */
  readonly provider?: Provider;
  /** True if pages have the scenario bar. Default false. */
  readonly bar?: boolean;
  /** True if cookies require TLS on all hosts except localhost. Default true. */
  readonly secureCookies?: boolean;
  /** Called with every answer outside the contract; by default it is logged. */
  readonly onViolation?: (violation: ContractViolation) => void;
}

const worldCookie = 'mock_world';

/** Makes a mock of the product's server, as a function from request to response. */
export async function createMockService(options: MockServiceOptions): Promise<MockService> {
  const { violations, record } = createViolationLog(options.onViolation);
  const contract = await loadContract(record);
  const { worlds = new Worlds(), provider = new Provider() } = options;
  const state: ServiceState = { options, contract, violations, worlds, provider };

  return {
    violations,
    async handle(request) {
      try {
        const response = await answer(state, request);
        if (options.secureCookies !== false) secureCookies(response.headers, request.url);
        return withSafeHeaders(response, request.method);
      } catch (error) {
        if (error instanceof ConnectionCut || request.signal.aborted) throw error;
        console.error(`${request.method} ${request.url} failed:`, error);
        return withSafeHeaders(errorResponse(500, 'internal_error'), request.method);
      }
    },
  };
}

interface ServiceState {
  readonly options: MockServiceOptions;
  readonly contract: Contract;
  readonly violations: readonly ContractViolation[];
  readonly worlds: Worlds;
  readonly provider: Provider;
}

async function answer(state: ServiceState, request: Request): Promise<Response> {
  const { basePath = '' } = state.options;
  const url = withoutBasePath(new URL(request.url), basePath);
  const headerLanguage = wantedLanguage(request.headers.get('accept-language'));
  if (!url) return inLanguage(errorResponse(404, 'not_found'), headerLanguage ?? 'en');
  const path = url.pathname;
  if (!decodedSegments(path)) {
    const message = 'The address is malformed.';
    return inLanguage(errorResponse(400, 'malformed_request', { message }), headerLanguage ?? 'en');
  }
  if (path.startsWith('/resources/')) return resourceResponse(state, path, request);
  const { built } = state.options.page;
  if (path === '/service-worker.js' && built) return serviceWorkerResponse(built);

  const cookies = readCookies(request.headers.get('cookie'));
  const real = state.options.clock?.() ?? new Date();
  const { id, world } = state.worlds.open(cookies.get(worldCookie), real);
  const now = world.controls.clock ?? real;
  const sessionToken = cookies.get(sessionCookie);
  const account = world.sessionUser(sessionToken, now);
  const userAgent = request.headers.get('user-agent');
  const language = headerLanguage ?? knownLanguage(account?.language ?? '') ?? 'en';
  const context: CallContext = {
    world,
    account,
    sessionToken,
    now,
    userAgent,
    origin: url.origin,
    uploadedFile: (handle) =>
      uploadedFile(state.provider, handle, { origin: state.options.uploadOrigin, worldId: id }),
    basePath,
    language,
  };

  const response = path.startsWith(controlPrefix)
    ? await callControl({ ...state, context }, request, url)
    : await inLanguage(await productResponse(state, request, url, context), language);
  stampResponse(response, now);
  if (cookies.get(worldCookie) !== id) {
    const cookie = setCookie(worldCookie, id, { path: basePath || '/' });
    response.headers.append('set-cookie', cookie);
  }
  return response;
}

async function productResponse(
  state: ServiceState,
  request: Request,
  url: URL,
  context: CallContext,
): Promise<Response> {
  const { contract } = state;
  const match = contract.route(request.method, url.pathname);
  if (match.kind === 'found') {
    const { latencyMs, offline } = context.world.controls;
    if (latencyMs) await delay(latencyMs, request.signal);
    if (offline) throw new ConnectionCut('The world is offline.');
    const { route: operation, parameters: path } = match;
    return callOperation(contract, {
      operation,
      path,
      request,
      url: withoutScenario(url),
      scenario: (body) => findScenario(operation, url.searchParams, body),
      refusal: () => refuseCaller(operation, path, request, context),
      next: () => {
        // A queued answer is only for the call itself.
        if (request.method === 'HEAD') return undefined;
        const nextAnswer = context.world.controls.takeNext(operation.id);
        return nextAnswer && queuedScenario(nextAnswer);
      },
      answer: (call) => answerCall(call, context),
    });
  }
  // HEAD must not trigger what a GET would change.
  const isChange =
    request.method === 'HEAD' && match.kind === 'wrong-method' && match.allowed.includes('GET');
  if (asksForPage(request) && !isChange) return pageResponse(state, request, url, context);
  return refusal(match, request.method, url.pathname);
}

async function pageResponse(
  { options }: ServiceState,
  request: Request,
  url: URL,
  { account, basePath, world, sessionToken, now, language: requestedLanguage }: CallContext,
): Promise<Response> {
  const { page, uploadOrigin } = options;
  const path = url.pathname;
  const calendar = findPageCalendar(path, world, { account, now });
  const settings = {
    ...hostSettings(basePath, account ? shownAccount(account) : null, {
      impersonationSecondsLeft: world.impersonation(sessionToken, now)?.secondsLeft,
      staysLoggedIn: world.sessions.stays(sessionToken, now),
      uploadOrigin,
      worldId: world.id,
      secret: world.secret,
      errorReporting: world.controls.errorReporting,
      cloudSources: world.controls.cloudSources,
      calendar: calendar === 'missing' ? undefined : calendar,
      // A visitor's browser sends its preferred language.
      wishes:
        account ??
        visitorWishes(
          world.controls.settings.language ?? linkLanguage(path, world) ?? requestedLanguage,
        ),
    }),
    languageSections: listSections(path),
    ...world.controls.settings,
  };
  const { languageSections, language, dateLocale } = settings;
  // HEAD must not use up the message, which the page itself still has to show.
  const statusMessage =
    request.method === 'GET' ? takenMessage(world, sessionToken, language) : undefined;
  const messages = translationSections(languageSections, language, dateLocale);
  const shownSettings = statusMessage ? { ...settings, statusMessage } : settings;
  const pageId = pageAt(path)?.id;
  const parts = page.built && findParts(page.built, { pageId, settings: shownSettings, request });
  const html = filledTemplate(await page.template(path), shownSettings, messages, parts);
  // A frame shows a page as on a customer's own site.
  const hasBar = options.bar && request.headers.get('sec-fetch-dest') !== 'iframe';
  return new Response(hasBar ? withBar(html, basePath) : html, {
    status: pageId && calendar !== 'missing' ? 200 : 404,
    headers: pageHeaders({ ...builtHeaders(page, shownSettings), url, uploadOrigin }),
  });
}

/** The answer to anything that is neither a documented call nor a page. */
function refusal(match: RouteMatch<ContractOperation>, method: string, path: string): Response {
  const allowedMethods = new Set(match.kind === 'wrong-method' ? match.allowed : []);
  const isRead = method === 'GET' || method === 'HEAD';
  // Other reads do not accept HTML, so do not refer them to a page.
  if (pageAt(path) && !isRead) allowedMethods.add('GET').add('HEAD');
  if (allowedMethods.size === 0) return errorResponse(404, 'not_found');
  return errorResponse(405, 'method_not_allowed', {
    headers: { allow: [...allowedMethods].join(', ') },
  });
}

async function resourceResponse(
  { options }: ServiceState,
  path: string,
  request: Request,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return errorResponse(405, 'method_not_allowed', { headers: { allow: 'GET, HEAD' } });
  }
  const resource = await options.resources?.(path, request);
  return (
    resource ??
    (await iconResponse(path)) ??
    (await assistantResponse(path)) ??
    errorResponse(404, 'not_found')
  );
}

/** The address without the base path; undefined if it is outside. */
function withoutBasePath(url: URL, basePath: string): URL | undefined {
  if (basePath === '') return url;
  if (url.pathname !== basePath && !url.pathname.startsWith(`${basePath}/`)) return undefined;
  url.pathname = url.pathname.slice(basePath.length) || '/';
  return url;
}
