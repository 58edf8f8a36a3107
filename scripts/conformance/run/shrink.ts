import type { Case } from '../cases/case.ts';
import { readMember, withoutPart, withPart } from '../cases/fields.ts';
import type { RequestParts } from '../target/request-parts.ts';
import { type Cause, createKey } from './causes.ts';
import type { Probe } from './probe.ts';

/** The maximum number of requests to spend on a difference. */
const most = 60;

/** Reduces the request of a difference as long as it shows the same difference. */
export async function shrink(probe: Probe, cause: Cause | undefined): Promise<void> {
  if (!cause || typeof cause.sighting.source === 'string') return;
  let tries = most;
  let smaller: Case | undefined = cause.sighting.source;
  // Shrinking would remove the fault from a request that must be refused.
  if (smaller.expected) return;
  while (smaller) {
    const current: Case = smaller;
    smaller = undefined;
    for (const parts of smallerParts(current, probe)) {
      if (tries === 0) return;
      tries -= 1;
      const found = await sameDifference(probe, cause, { ...current, parts });
      if (found) {
        smaller = found;
        break;
      }
    }
  }
}

async function sameDifference(probe: Probe, cause: Cause, one: Case): Promise<Case | undefined> {
  const { exchange, problems } = await probe.examine(one.operation, one.parts, one);
  if (!exchange) return undefined;
  for (const problem of problems) {
    const sighting = { problem, operation: one.operation, exchanges: [exchange], source: one };
    if (createKey(sighting) !== cause.id) continue;
    cause.sighting = sighting;
    return one;
  }
  return undefined;
}

function* smallerParts(one: Case, probe: Probe): Generator<RequestParts> {
  yield* withLess(one, 'query');
  yield* withLess(one, 'headers');
  yield* withSmallerQuery(one, probe);
  yield* withSmallerBody(one, probe);
}

function* withLess(
  { operation, parts }: Case,
  place: 'query' | 'headers',
): Generator<RequestParts> {
  const needed = operation.parameters.filter(({ required }) => required);
  const names = new Set(needed.map(({ name }) => (place === 'query' ? name : name.toLowerCase())));
  for (const name of Object.keys(parts[place]).filter((candidate) => !names.has(candidate))) {
    yield { ...parts, [place]: withoutPart(parts[place], [name]) };
  }
}

function* withSmallerQuery(
  { operation, parts }: Case,
  { contract }: Probe,
): Generator<RequestParts> {
  for (const { name, in: place, schema } of operation.parameters) {
    if (place !== 'query') continue;
    for (const value of smallerTexts(parts.query[name])) {
      if (!contract.schemas.isValid(schema, value)) continue;
      yield { ...parts, query: { ...parts.query, [name]: value } };
    }
  }
}

function* withSmallerBody(
  { operation, parts }: Case,
  { contract }: Probe,
): Generator<RequestParts> {
  const { body } = parts;
  if (!body || body.text !== undefined) return;
  const schema = operation.body?.media.find(({ type }) => type === body.type)?.schema;
  for (const value of smallerValues(body.value)) {
    if (schema && !contract.schemas.isValid(schema, value)) continue;
    yield { ...parts, body: { ...body, value } };
  }
}

/** A value without each of its parts, and with each of its texts shortened. */
function* smallerValues(value: unknown, path: readonly string[] = []): Generator<unknown> {
  const part = path.reduce(readMember, value);
  if (typeof part === 'object' && part !== null) {
    for (const name of Object.keys(part)) yield withoutPart(value, [...path, name]);
    for (const name of Object.keys(part)) yield* smallerValues(value, [...path, name]);
    return;
  }
  for (const text of smallerTexts(part)) yield withPart(value, path, text);
}

function smallerTexts(value: unknown): unknown[] {
  if (typeof value === 'number' && value > 1) return [1, Math.floor(value / 2)];
  if (typeof value !== 'string' || value.length < 2) return [];
  const letters = [...value];
  const half = Math.ceil(letters.length / 2);
  return ['a', letters.slice(0, half).join(''), letters.slice(half).join('')].filter(
    (one) => one !== value && one !== '',
  );
}
