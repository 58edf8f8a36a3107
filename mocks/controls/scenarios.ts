import type { Scenario } from '../contract/scenario.ts';
import type { NextAnswer } from '../world/world-controls.ts';

const scenarios: Readonly<Record<string, Scenario>> = {
  'server-error': {
    kind: 'respond',
    response: () => Response.json({ error: { id: 'internal_error' } }, { status: 500 }),
  },
  'not-json': {
    kind: 'respond',
    response: () =>
      new Response('<!doctype html><title>Maintenance</title><p>Back soon.</p>', {
        headers: { 'content-type': 'text/html; charset=utf-8' },
      }),
  },
  'broken-json': {
    kind: 'respond',
    response: () =>
      new Response('{"user": {"id": 1, "na', { headers: { 'content-type': 'application/json' } }),
  },
  'too-large': {
    kind: 'respond',
    response: () =>
      new Response('Request Entity Too Large', {
        status: 413,
        headers: { 'content-type': 'text/plain' },
      }),
  },
  cut: { kind: 'cut' },
  slow: { kind: 'slow' },
};

/** The names of the scenarios that any operation supports, regardless of its input. */
export const scenarioNames: readonly string[] = Object.keys(scenarios);

export function queuedScenario(nextAnswer: NextAnswer): Scenario | undefined {
  if ('scenario' in nextAnswer) return lookUp(scenarios, nextAnswer.scenario);
  const { code, example } = nextAnswer;
  return { kind: 'documented', code, ...(example === undefined ? {} : { example }) };
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
  'too-many': { kind: 'documented', code: 429 },
};

const documentedScenarios: Readonly<Record<string, Scenario>> = {
  'login-required': { kind: 'documented', code: 401 },
  'reauth-required': { kind: 'documented', code: 401, example: 'reauth_required' },
  'code-required': {
    kind: 'documented',
    code: 401,
    example: 'two_factor_authentication_code_required',
  },
  'permission-denied': { kind: 'documented', code: 403 },
  'no-permission': { kind: 'documented', code: 403, example: 'account_no_permission' },
  'internal-error': { kind: 'documented', code: 500 },
  'password-required': { kind: 'documented', code: 401, example: 'calendar_password_required' },
  'calendar-not-found': { kind: 'documented', code: 404, example: 'calendar_not_found' },
  'calendar-inactive': { kind: 'documented', code: 409, example: 'calendar_inactive' },
  'event-not-found': { kind: 'documented', code: 404, example: 'event_not_found' },
  'version-conflict': { kind: 'documented', code: 409, example: 'event_version_conflict' },
  overlapping: { kind: 'documented', code: 409, example: 'event_overlapping' },
  'range-too-large': { kind: 'documented', code: 422, example: 'range_too_large' },
  'limit-reached': { kind: 'documented', code: 409, example: 'signup_limit_reached' },
  'deadline-passed': { kind: 'documented', code: 409, example: 'signup_deadline_passed' },
  'license-limit': { kind: 'documented', code: 409, example: 'license_limit_reached' },
};

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
