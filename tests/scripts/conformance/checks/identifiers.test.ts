import { expect, it } from 'vitest';
import { Identifiers } from '#scripts/conformance/checks/identifiers.ts';
import { answers, exchangeWith, smallContract } from '../support/small-contract.ts';

const key = { type: 'string', pattern: '^[a-zA-Z0-9]{6}$' };
const boat = {
  type: 'object',
  properties: { id: { type: 'integer' }, key: { $ref: '#/components/schemas/Key' }, name: {} },
};
const contract = smallContract({
  components: { schemas: { Key: key } },
  paths: {
    '/boats': {
      get: {
        operationId: 'listBoats',
        responses: answers({
          200: { type: 'object', properties: { results: { type: 'array', items: boat } } },
        }),
      },
    },
    '/boats/{key}': {
      get: {
        operationId: 'getBoat',
        parameters: [
          { name: 'key', in: 'path', required: true, schema: { $ref: '#/components/schemas/Key' } },
        ],
        responses: answers({ 200: { allOf: [boat] }, 404: boat }),
      },
    },
  },
});
const listed = (...results: object[]) => exchangeWith(contract, 'listBoats', { body: { results } });
const got = (body: object, status = 200) => exchangeWith(contract, 'getBoat', { status, body });

it('finds an identifier that another answer has spelled differently', () => {
  const identifiers = new Identifiers(contract);
  expect(
    identifiers.findProblems(listed({ id: 1, key: 'Riv3rs' }, { id: 2, key: 'Fam1ly' })),
  ).toEqual([]);
  expect(identifiers.findProblems(got({ id: 2, key: 'FAM1LY' }))).toMatchObject([
    {
      check: 'identifiers',
      message: '`key` is "FAM1LY"; `listBoats` spells it "Fam1ly".',
      clause: { pointer: '/components/schemas/Key' },
      at: 'key',
    },
  ]);
});

it('names the place in a list, and groups all its places', () => {
  const identifiers = new Identifiers(contract);
  identifiers.findProblems(got({ id: 2, key: 'Fam1ly' }));
  const [problem] = identifiers.findProblems(listed({ id: 1, key: 'x' }, { id: 2, key: 'fam1ly' }));
  expect(problem?.message).toBe('`results.1.key` is "fam1ly"; `getBoat` spells it "Fam1ly".');
  expect(problem?.at).toBe('results.*.key');
});

it('lets different records have identifiers that differ in case only', () => {
  const identifiers = new Identifiers(contract);
  identifiers.findProblems(got({ id: 1, key: 'Riv3rs' }));
  expect(identifiers.findProblems(got({ id: 2, key: 'RIV3RS' }))).toEqual([]);
});

it('ignores other texts, errors, and records without an id', () => {
  const identifiers = new Identifiers(contract);
  identifiers.findProblems(got({ id: 1, key: 'Riv3rs', name: 'Rivers' }));
  expect(identifiers.findProblems(got({ id: 1, key: 'Riv3rs', name: 'RIVERS' }))).toEqual([]);
  expect(identifiers.findProblems(got({ id: 1, key: 'RIV3RS' }, 404))).toEqual([]);
  expect(identifiers.findProblems(got({ key: 'RIV3RS' }))).toEqual([]);
});
