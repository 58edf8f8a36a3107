import { describe, expect, it } from 'vitest';
import { Ledger } from '#scripts/conformance/ledger/ledger.ts';
import { exchangeWith, operationIn, smallContract } from '../support/small-contract.ts';

const json = (schema: object, examples: object = {}) => ({
  content: { 'application/json': { schema, examples } },
});
const boat = {
  type: 'object',
  required: ['name'],
  properties: { name: {}, kind: { enum: ['oar', 'sail'] }, crew: { type: 'array' } },
};
const contract = smallContract({
  paths: {
    '/boats': {
      put: {
        operationId: 'updateBoat',
        requestBody: json(boat, { ada: { value: { name: 'Ada' } } }),
        responses: {
          200: json(boat, {
            empty: { value: { name: 'Ada', crew: [] } },
            full: { value: { name: 'Ada', crew: [1] } },
          }),
          '4XX': {},
          422: json({}, { wrong: { value: { error: { id: 'wrong_name' } } } }),
        },
      },
    },
  },
});

function listLines(...answers: Parameters<typeof exchangeWith>[2][]): string[] {
  const ledger = new Ledger(contract);
  for (const answer of answers) ledger.record(exchangeWith(contract, 'updateBoat', answer));
  return ledger.lines.map((line) => line.replaceAll('\t', ' '));
}
const sent = (value: unknown) => ({ body: { type: 'application/json', value } });

describe('what the ledger sees in an answer', () => {
  it('is its documented status', () => {
    expect(listLines({ status: 404 })).toContain('updateBoat answers 4XX');
    expect(listLines({ status: 204 })).toEqual([]);
  });

  it('is the id of an error', () => {
    const lines = listLines({ status: 422, body: { error: { id: 'wrong_name' } } });
    expect(lines).toContain('updateBoat errors wrong_name');
    expect(lines).toContain('updateBoat examples 422 wrong');
  });

  it('is the example whose fields are filled alike', () => {
    const examples = (body: object) =>
      listLines({ body }).filter((line) => line.startsWith('updateBoat examples'));
    expect(examples({ crew: [], name: 'Eve' })).toEqual(['updateBoat examples 200 empty']);
    expect(examples({ crew: [7, 8], name: 'Eve' })).toEqual(['updateBoat examples 200 full']);
    expect(examples({ name: 'Eve' })).toEqual([]);
    expect(examples({ crew: null, name: 'Eve' })).toEqual([]);
  });

  it('is which optional fields are given and left out, and which values', () => {
    expect(listLines({ body: { name: 'Ada', kind: 'oar' } })).toEqual([
      'updateBoat answers 200',
      'updateBoat fields 200 crew left out',
      'updateBoat fields 200 kind given',
      'updateBoat values 200 kind="oar"',
    ]);
  });
});

describe('what the ledger sees in a request', () => {
  it('is its example, fields and values, if the server accepts it', () => {
    expect(listLines({ parts: sent({ name: 'Ada' }) })).toContain(
      'updateBoat examples request ada',
    );
    const lines = listLines({ parts: { ...sent({ kind: 'sail' }), query: { near: 'Bonn' } } });
    expect(lines).toContain('updateBoat values request kind="sail"');
    expect(lines).toContain('updateBoat fields request crew left out');
    expect(lines).toContain('updateBoat values query near=Bonn');
  });

  it('counts for nothing if the server refuses it', () => {
    const lines = listLines({
      status: 422,
      parts: { ...sent({ kind: 'sail' }), query: { near: 'Bonn' } },
      roles: ['ROLE_ADMIN'],
    });
    expect(lines).toEqual(['updateBoat answers 422']);
  });

  it('is the roles of its session', () => {
    expect(listLines({ roles: ['ROLE_ADMIN'] })).toContain('updateBoat roles ROLE_ADMIN');
  });
});

it('what another run has seen is added once, in order', () => {
  const ledger = new Ledger(contract);
  ledger.add(['updateBoat\tanswers\t422', 'updateBoat\tanswers\t200']);
  ledger.add(['updateBoat\tanswers\t422']);
  expect(ledger.lines).toEqual(['updateBoat\tanswers\t200', 'updateBoat\tanswers\t422']);
  const operation = operationIn(contract, 'updateBoat');
  expect(ledger.has(operation, 'answers', '422')).toBe(true);
  expect(ledger.has(operation, 'answers', '4XX')).toBe(false);
});
