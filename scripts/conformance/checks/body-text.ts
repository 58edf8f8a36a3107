import type { Contract } from '../contract/contract.ts';
import { answerFor, isJson, type PlacedSchema } from '../contract/operation.ts';
import { within } from '../contract/place.ts';
import type { Exchange } from '../run/exchange.ts';
import type { Problem } from './problem.ts';

/** Faults of a body that no schema can detect: its encoding, duplicate names, and secrets. */
export function bodyTextProblems(exchange: Exchange, contract: Contract): Problem[] {
  const { operation, answer, body, isBroken } = exchange;
  const documented = answerFor(operation, answer.status);
  if (
    !documented ||
    isBroken ||
    body === undefined ||
    !isJson(answer.headers.get('content-type') ?? '')
  )
    return [];
  const clause = within(documented.place, 'content');
  const problems: Problem[] = [];
  if (answer.body.includes('\ufffd')) {
    const message = 'The body is not encoded as UTF-8.';
    problems.push({ check: 'body', message, clause, at: 'encoding' });
  }
  if (countNames(answer.body) > countNames(JSON.stringify(body))) {
    const message = 'A field stands twice in one object of the body.';
    problems.push({ check: 'body', message, clause, at: 'twice' });
  }
  const schema = documented.media[0]?.schema;
  for (const path of schema ? secretsIn(body, schema, contract) : []) {
    const message = `\`${path.join('.')}\` is not documented, and looks like a secret.`;
    problems.push({ check: 'secrets', message, clause, at: path.join('.') });
  }
  return problems;
}

/** Counts the field names in a JSON text. Parsing keeps only the last of duplicate ones. */
function countNames(json: string): number {
  let count = 0;
  for (const [, colon] of json.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)) {
    if (colon !== undefined) count += 1;
  }
  return count;
}

const secretName = /passw|secret|salt$|hash$|private_?key/i;

/** Undocumented fields with names of secrets that must not leave a server. */
function secretsIn(
  value: unknown,
  placed: PlacedSchema,
  contract: Contract,
  path: readonly string[] = [],
): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  // The same code produces all items of a list.
  const entries = Array.isArray(value) ? Object.entries(value).slice(0, 3) : Object.entries(value);
  return entries.flatMap(([name, member]) => {
    const its = contract.schemas.member(placed, name);
    const here = [...path, name];
    if (its) return secretsIn(member, its, contract, here);
    return secretName.test(name) ? [here] : [];
  });
}
