import { expect, it } from 'vitest';
import { bodyTextProblems } from '#scripts/conformance/checks/body-text.ts';
import { contractOfAnswer, exchangeWith } from '../support/small-contract.ts';

const contract = contractOfAnswer({
  type: 'object',
  properties: {
    name: { type: 'string' },
    password_hint: { type: 'string' },
    owners: { type: 'array', items: { type: 'object', properties: { id: {} } } },
  },
});

const problems = (body: unknown, headers = {}) =>
  bodyTextProblems(exchangeWith(contract, 'getBoat', { body, headers }), contract);

it('finds nothing wrong with escaped quotes, colons in texts, and documented fields', () => {
  expect(problems({ name: 'a "quoted": text', password_hint: 'like the boat' })).toEqual([]);
});

it('finds a body that is not encoded as UTF-8', () => {
  expect(problems('{"name":"Zo\ufffd"}')).toMatchObject([
    { message: 'The body is not encoded as UTF-8.', at: 'encoding' },
  ]);
});

it('finds a field that stands twice in an object', () => {
  expect(problems('{"name":"Zoe","name":"Zoë"}')).toMatchObject([
    { message: 'A field stands twice in one object of the body.', at: 'twice' },
  ]);
  expect(problems('{"owners":[{"id":1},{"id":2}]}')).toEqual([]);
});

it.each(['password', 'apiSecret', 'salt', 'password_hash', 'private_key', 'privateKey'])(
  'finds the undocumented secret %s at any depth',
  (name) => {
    expect(problems({ [name]: 'x' })).toMatchObject([
      { check: 'secrets', message: `\`${name}\` is not documented, and looks like a secret.` },
    ]);
    expect(problems({ owners: [{ id: 1, [name]: 'x' }] })).toMatchObject([
      { check: 'secrets', at: `owners.0.${name}` },
    ]);
  },
);

it('takes undocumented fields with harmless names for no secret', () => {
  expect(problems({ color: 'red', hashtags: [], saltwater: true })).toEqual([]);
});

it('leaves bodies to others that are broken, absent or no JSON', () => {
  expect(problems('{"name":"\ufffd"')).toEqual([]);
  expect(problems(undefined)).toEqual([]);
  expect(problems('password \ufffd', { 'content-type': 'text/plain' })).toEqual([]);
});
