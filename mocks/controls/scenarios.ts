import type { ContractOperation } from '../contract/operations.ts';
import type { Scenario } from '../contract/scenario.ts';
import type { NextAnswer } from '../world/world-controls.ts';

/** Failures that no document has, of any operation. */
const failures: Readonly<Record<string, Scenario>> = {
  'server-error': respond(500, 'application/json', '{"error":{"id":"internal_error"}}'),
  'not-json': respond(200, 'text/html; charset=utf-8', '<!doctype html><title>Back soon</title>'),
  'broken-json': respond(200, 'application/json', '{"user": {"id": 1, "na'),
  'too-large': respond(413, 'text/plain', 'Request Entity Too Large'),
  cut: { kind: 'cut' },
  slow: { kind: 'slow' },
};

export const failureNames: readonly string[] = Object.keys(failures);

function respond(status: number, type: string, body: string): Scenario {
  const headers = { 'content-type': type };
  return { kind: 'respond', response: () => new Response(body, { status, headers }) };
}

export function queuedScenario(next: NextAnswer): Scenario | undefined {
  if ('scenario' in next) return failures[next.scenario];
  return { kind: 'documented', code: next.code, example: next.example };
}

/** The documented answers of an operation by status and the name of an example. */
export function listAnswers({ definition }: ContractOperation): [code: number, example?: string][] {
  return definition.responses
    .filter(({ code }) => /^\d{3}$/.test(code))
    .flatMap(({ code, contents = [] }): [number, string?][] => {
      const examples = contents.flatMap((content) => content.examples ?? []);
      if (examples.length === 0) return [[Number(code)]];
      return examples.map(({ key }) => [Number(code), key]);
    });
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
/** `cut@example.com`, also with a tag as in `slow+nina@example.com`. */
const addressPattern = /^\s*([a-z-]+)(?:\+[^@]*)?@example\.com\s*$/i;
/** `!slow`, also at the start of a search text or note, as in `!slow rowing`. */
const wordPattern = /^\s*!([a-z-]+)(?:\s+|$)/i;
/** Request fields with free text: the reason for a balance change, an audit note. */
const textFields = ['note', 'reason', 'link_name', 'title', 'message', 'name'];

/** The scenario that a call's input asks for: a failure, or a documented error by its id. */
export function findScenario(
  operation: ContractOperation,
  search: URLSearchParams,
  body: unknown,
): Scenario | undefined {
  const fields = new Map<string, unknown>(Object.entries(Object(body)));
  const isAddress = addressCalls.has(operation.id);
  const texts = isAddress
    ? [fields.get('email')]
    : [search.get('query'), ...textFields.map((name) => fields.get(name))];
  const text = texts.find((value) => typeof value === 'string') ?? '';
  const name = (isAddress ? addressPattern : wordPattern).exec(text)?.[1]?.toLowerCase() ?? '';
  if (failureNames.includes(name)) return failures[name];
  const id = name.replaceAll('-', '_');
  const answer = listAnswers(operation).find(([code, example]) => code >= 400 && example === id);
  return answer && { kind: 'documented', code: answer[0], example: id };
}

/** A call's address without the word that slows it down. */
export function withoutScenario(url: URL): URL {
  const query = url.searchParams.get('query') ?? '';
  if (wordPattern.exec(query)?.[1]?.toLowerCase() !== 'slow') return url;
  const plain = new URL(url);
  plain.searchParams.set('query', query.replace(wordPattern, ''));
  return plain;
}
