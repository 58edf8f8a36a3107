import { expect, it } from 'vitest';
import { readBody } from '#scripts/conformance/run/exchange.ts';

const read = (body: string, type?: string) =>
  readBody({
    status: 200,
    headers: new Headers(type === undefined ? {} : { 'content-type': type }),
    body,
    milliseconds: 1,
  });

it.each([
  ['{"a":1}', 'application/json', { body: { a: 1 }, isBroken: false }],
  ['1', 'application/problem+json; charset=utf-8', { body: 1, isBroken: false }],
  ['{"a":', 'application/json', { body: '{"a":', isBroken: true }],
  ['{"a":1}', 'text/plain', { body: '{"a":1}', isBroken: false }],
  ['a', undefined, { body: 'a', isBroken: false }],
  ['', 'application/json', { body: undefined, isBroken: false }],
])('the body %j of the type %s', (body, type, expected) => {
  expect(read(body, type)).toEqual(expected);
});
