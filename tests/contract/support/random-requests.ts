import fc, { type Arbitrary } from 'fast-check';
import { allowedValue, mutatedValue, oddText, oddTexts } from './arbitraries.ts';
import type { PlainOperation, PlainParameter } from './contract-operations.ts';
import { encodedBody } from './sample.ts';

/** A request as plain data, which fast-check can print and shrink. */
export interface RandomRequest {
  readonly method: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly hasSession: boolean;
}

const contentTypes = [
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/vnd.api+json',
  '*/*',
  ';',
  'json',
];

const brokenBodies = [
  '{"email":',
  '{"a":1,}',
  'undefined',
  '\u0000',
  '[1,2',
  '"',
  '{}{}',
  '['.repeat(20_000),
  `{"a":${'9'.repeat(400)}}`,
];

const oddHeaders = fc.constantFrom<Record<string, string>>(
  {},
  { accept: '*/*;q=x' },
  { prefer: 'return=minimal' },
  { 'x-requested-with': 'XMLHttpRequest' },
  { 'content-length': '5' },
  { 'content-encoding': 'br' },
  { 'transfer-encoding': 'chunked' },
  { cookie: 'a; =; ; session=; mock_world=../..; __proto__=1' },
  { 'x-forwarded-for': "' or 1=1 --" },
  Object.fromEntries(
    Array.from({ length: 200 }, (_, index) => [`x-flood-${index}`, 'x'.repeat(40)]),
  ),
);

/** Requests to an operation: valid, nearly valid, and garbage. */
export function randomRequests(operation: PlainOperation): Arbitrary<RandomRequest> {
  const parameters = operation.parameters.filter(({ in: place }) => place !== 'cookie');
  return fc
    .record({
      values: fc.tuple(...parameters.map(randomParameter)),
      body: randomBody(operation),
      headers: fc.oneof(
        { weight: 4, arbitrary: fc.constant({}) },
        { weight: 1, arbitrary: oddHeaders },
      ),
      extra: fc.oneof({ weight: 6, arbitrary: fc.constant('') }, { weight: 1, arbitrary: oddText }),
      hasSession: fc.nat(9).map((chance) => chance > 0),
    })
    .map(({ values, body, headers, extra, hasSession }) => {
      const placed = (place: PlainParameter['in']) =>
        parameters.flatMap(({ name, in: its }, index) => {
          const value = values[index];
          return its === place && value !== undefined ? [[name, value] as const] : [];
        });
      const query = placed('query').map(([name, value]) => `${name}=${value}`);
      if (extra !== '') query.push(encoded(extra));
      return {
        method: operation.method,
        address: `${filledPath(operation.path, placed('path'))}?${query.join('&')}`,
        hasSession,
        headers: {
          accept: 'application/json',
          ...(body ? { 'content-type': body.type } : {}),
          ...Object.fromEntries(placed('header')),
          ...headers,
        },
        ...(body && operation.method !== 'GET' ? { body: body.text } : {}),
      };
    });
}

/** A path with its parameters; a missing one leaves its segment empty. */
function filledPath(template: string, values: readonly (readonly [string, string])[]): string {
  const filled = values.reduce(
    (path, [name, value]) => path.replace(`{${name}}`, () => value),
    template,
  );
  return filled.replace(/\{[^}]*\}/g, '');
}

function randomParameter({ required, schema }: PlainParameter): Arbitrary<string | undefined> {
  return fc.oneof(
    { weight: 6, arbitrary: allowedValue(schema).map((value) => encoded(String(value))) },
    { weight: 2, arbitrary: oddText.map(encoded) },
    // Not encoded: invalid escapes and stray characters.
    {
      weight: 1,
      arbitrary: fc.constantFrom('%', '%zz', '%c3%28', '+', '&&', '=', '[]', '%2F%2e%2e'),
    },
    { weight: required ? 1 : 3, arbitrary: fc.constant(undefined) },
  );
}

function randomBody({ requestBody }: PlainOperation) {
  const contents = Object.entries(requestBody?.content ?? {});
  const [type = 'application/json', media] = contents[0] ?? [];
  if (contents.length === 0) {
    return fc.constantFrom(undefined, undefined, undefined, { type, text: '{}' });
  }
  return fc.oneof(
    { weight: 5, arbitrary: allowedValue(media?.schema).map((value) => encodedBody(type, value)) },
    {
      weight: 5,
      arbitrary: mutatedValue(media?.schema).map((value) => encodedBody(type, value)),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...brokenBodies, ...oddTexts).map((text) => ({ type, text })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...contentTypes), allowedValue(media?.schema))
        .map(([wrong, value]) => ({ type: wrong, text: JSON.stringify(value) })),
    },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
