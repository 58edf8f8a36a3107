import { readMember } from '../cases/fields.ts';
import type { Contract } from '../contract/contract.ts';
import { answerFor, type DocumentedAnswer, type Media } from '../contract/operation.ts';
import { parseTyped } from '../contract/parse-typed.ts';
import { within } from '../contract/place.ts';
import type { Exchange } from '../run/exchange.ts';
import type { Problem } from './problem.ts';

/** The violations of a document in an answer. */
export function answerProblems(exchange: Exchange, contract: Contract): Problem[] {
  const { operation, answer } = exchange;
  const documented = answerFor(operation, answer.status);
  const responses = within(operation.place, 'responses');
  if (answer.status >= 500) {
    const message = `The server failed with ${answer.status}.`;
    return [{ check: 'no-server-error', message, clause: documented?.place ?? responses }];
  }
  if (!documented) {
    const known = operation.answers.map(({ status }) => status).join(', ');
    const message = `The status ${answer.status} is not documented; ${known} are.`;
    return [{ check: 'status', message, clause: responses }];
  }
  return [
    ...bodyProblems(exchange, documented, contract),
    ...headerProblems(exchange, documented, contract),
    ...errorIdProblems(exchange, documented),
  ];
}

function bodyProblems(
  exchange: Exchange,
  documented: DocumentedAnswer,
  { schemas }: Contract,
): Problem[] {
  const { answer, body, isBroken } = exchange;
  const clause = within(documented.place, 'content');
  const type = answer.headers.get('content-type') ?? '';
  if (documented.media.length === 0) {
    if (answer.body === '' || exchange.request.method === 'HEAD') return [];
    const message = 'The document has no body for this answer.';
    return [{ check: 'body', message, clause: documented.place }];
  }
  const media = documented.media.find((one) => covers(one, type));
  if (!media) {
    const types = documented.media.map((one) => one.type).join(' or ');
    const message = `The content type is "${type}", and must be ${types}.`;
    return [{ check: 'content-type', message, clause }];
  }
  if (isBroken)
    return [{ check: 'body', message: 'The body is no JSON, although its type says so.', clause }];
  if (!media.schema) return [];
  return schemas.findErrors(media.schema, body).map((error) => ({
    check: 'body' as const,
    message: `${error.path.join('.') || 'The body'} ${error.message}.`,
    clause: error.clause,
    at: error.path.join('.'),
  }));
}

function headerProblems(
  { answer }: Exchange,
  { headers }: DocumentedAnswer,
  { schemas }: Contract,
): Problem[] {
  return headers.flatMap(({ name, required, schema }): Problem[] => {
    const value = answer.headers.get(name);
    const clause = schema.place;
    if (value === null) {
      return required
        ? [{ check: 'headers', message: `The header ${name} is missing.`, clause, at: name }]
        : [];
    }
    const { schema: plain } = schemas.resolve(schema);
    return schemas.findErrors(schema, parseTyped(plain, value)).map((error) => ({
      check: 'headers' as const,
      message: `The header ${name}, "${value}", ${error.message}.`,
      clause: error.clause,
      at: name,
    }));
  });
}

/** Clients rely on the error ids in a document's examples, so other ids are violations. */
function errorIdProblems(
  { answer, body }: Exchange,
  { media, place }: DocumentedAnswer,
): Problem[] {
  if (answer.status < 400) return [];
  const id = findErrorId(body);
  const exampleIds = media.flatMap(({ examples }) => [...examples.values()].map(findErrorId));
  const exampleErrorIds = exampleIds.filter((one) => one !== undefined);
  if (id === undefined || exampleErrorIds.length === 0 || exampleErrorIds.includes(id)) return [];
  const message = `The error id is "${id}"; this answer is documented with ${exampleErrorIds.join(', ')}.`;
  return [{ check: 'error-id', message, clause: within(place, 'content'), at: 'error.id' }];
}

export function findErrorId(body: unknown): string | undefined {
  const id = readMember(readMember(body, 'error'), 'id');
  return typeof id === 'string' ? id : undefined;
}

function covers({ type }: Media, actualType: string): boolean {
  const plain = (actualType.split(';')[0] ?? '').trim().toLowerCase();
  const pattern = type.toLowerCase();
  if (pattern === plain || pattern === '*/*') return true;
  return pattern.endsWith('/*') && plain.startsWith(pattern.slice(0, -1));
}
