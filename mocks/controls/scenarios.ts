import type { Scenario } from '../contract/scenario.ts';
import type { NextAnswer } from '../world/world-controls.ts';

const scenarios: Readonly<Record<string, Scenario>> = {
  'server-error': respond(() =>
    Response.json({ error: { id: 'internal_error' } }, { status: 500 }),
  ),
  'not-json': respond(() =>
    ofType(
      'text/html; charset=utf-8',
      '<!doctype html><title>Maintenance</title><p>Back soon.</p>',
    ),
  ),
  'broken-json': respond(() => ofType('application/json', '{"user": {"id": 1, "na')),
  'too-large': respond(() => ofType('text/plain', 'Request Entity Too Large', 413)),
  cut: { kind: 'cut' },
  slow: { kind: 'slow' },
};

/** The names of the scenarios that any operation supports, regardless of its input. */
export const scenarioNames: readonly string[] = Object.keys(scenarios);

export function queuedScenario(nextAnswer: NextAnswer): Scenario | undefined {
  return 'scenario' in nextAnswer
    ? lookUp(scenarios, nextAnswer.scenario)
    : documented(nextAnswer.code, nextAnswer.example);
}

/** Public calls with an email address that may send mails. */
const addressCalls: ReadonlySet<string> = new Set([
  'logIn',
  'registerUser',
  'requestPasswordReset',
  'requestEmailConfirmation',
  'requestActivation',
  'createEmail',
]);

const documentedAddressScenarios: Readonly<Record<string, Scenario>> = {
  'too-many': documented(429),
};

const documentedScenarios: Readonly<Record<string, Scenario>> = {
  'login-required': documented(401),
  'reauth-required': documented(401, 'reauth_required'),
  'code-required': documented(401, 'two_factor_authentication_code_required'),
  'permission-denied': documented(403),
  'no-permission': documented(403, 'account_no_permission'),
  'internal-error': documented(500),
  'password-required': documented(401, 'calendar_password_required'),
  'calendar-not-found': documented(404, 'calendar_not_found'),
  'calendar-inactive': documented(409, 'calendar_inactive'),
  'event-not-found': documented(404, 'event_not_found'),
  'version-conflict': documented(409, 'event_version_conflict'),
  overlapping: documented(409, 'event_overlapping'),
  'range-too-large': documented(422, 'range_too_large'),
  'limit-reached': documented(409, 'signup_limit_reached'),
  'deadline-passed': documented(409, 'signup_deadline_passed'),
  'license-limit': documented(409, 'license_limit_reached'),
};

function respond(response: () => Response): Scenario {
  return { kind: 'respond', response };
}

function ofType(type: string, body: string, status = 200): Response {
  return new Response(body, { status, headers: { 'content-type': type } });
}

/** @param example by default the first one. */
function documented(code: number, example?: string): Scenario {
  return { kind: 'documented', code, example };
}

/** `cut@example.com`, also with a tag as in `slow+nina@example.com`. */
const addressPattern = /^([a-z-]+)(?:\+[^@]*)?@example\.com$/i;
/** `!slow`, also at the start of a search text or note, as in `!slow rowing`. */
const searchPattern = /^\s*!([a-z-]+)(?:\s+|$)/i;

/** Request fields with free text: the reason for a balance change, an audit note. */
const noteFields = ['note', 'reason', 'link_name', 'title', 'message', 'name'];

/** The scenario in a call's input, if any. */
export function findScenario(
  operationId: string,
  search: URLSearchParams,
  body: unknown,
): Scenario | undefined {
  if (addressCalls.has(operationId)) return addressScenario(body);
  return searchScenario(search.get('query') ?? noteIn(body));
}

/** A call's address without the scenario's word. */
export function withoutScenario(url: URL): URL {
  const query = url.searchParams.get('query');
  if (query === null || !searchScenario(query)) return url;
  const plain = new URL(url);
  plain.searchParams.set('query', query.replace(searchPattern, ''));
  return plain;
}

/** The free text of staff changes. */
function noteIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const texts = noteFields.map(
    (field) => Object.entries(body).find(([name]) => name === field)?.[1],
  );
  return texts.find((text) => typeof text === 'string') ?? null;
}

function addressScenario(body: unknown): Scenario | undefined {
  if (typeof body !== 'object' || body === null || !('email' in body)) return undefined;
  const { email } = body;
  const name = typeof email === 'string' ? addressPattern.exec(email.trim())?.[1] : undefined;
  return lookUp(scenarios, name) ?? lookUp(documentedAddressScenarios, name);
}

function searchScenario(query: string | null): Scenario | undefined {
  const name = searchPattern.exec(query ?? '')?.[1];
  return lookUp(scenarios, name) ?? lookUp(documentedScenarios, name);
}

function lookUp(table: Readonly<Record<string, Scenario>>, name = ''): Scenario | undefined {
  const key = name.toLowerCase();
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
