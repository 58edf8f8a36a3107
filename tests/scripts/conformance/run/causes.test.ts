import { describe, expect, it } from 'vitest';
import { Causes, createKey } from '#scripts/conformance/run/causes.ts';
import type { Sighting } from '#scripts/conformance/run/probe.ts';
import { operationIn, smallContract } from '../support/small-contract.ts';

const contract = smallContract({
  paths: {
    '/boat': { get: { operationId: 'getBoat', responses: {} } },
    '/boats': { get: { operationId: 'listBoats', responses: {} } },
  },
});

function sighting(at: string, pointer = '/paths/~1boats/get', id = 'listBoats'): Sighting {
  const problem = {
    check: 'body',
    message: 'It is wrong.',
    clause: { document: 'boats', pointer },
    at,
  } as const;
  return { problem, operation: operationIn(contract, id), exchanges: [], source: 'a flow' };
}

describe('two differences have the same cause', () => {
  it('if the same field is wrong in several items of a list', () => {
    expect(createKey(sighting('results.0.id'))).toBe(createKey(sighting('results.12.id')));
    expect(createKey(sighting('results.0.id'))).not.toBe(createKey(sighting('results.0.name')));
    expect(createKey(sighting('results.0.id'))).not.toBe(createKey(sighting('id')));
  });

  it('if the same field of a shared schema is wrong anywhere', () => {
    const shared = '/components/schemas/Boat/properties/id';
    expect(createKey(sighting('results.0.id', shared))).toBe(
      createKey(sighting('boat.id', shared)),
    );
  });

  it('not if they violate different clauses or rules', () => {
    const one = sighting('id');
    expect(createKey(one)).not.toBe(createKey(sighting('id', '/paths/~1boat/get')));
    const other = { ...one, problem: { ...one.problem, check: 'headers' as const } };
    expect(createKey(one)).not.toBe(createKey(other));
  });
});

it('the causes of a run count their sightings, and keep the first', () => {
  const causes = new Causes();
  const shared = '/components/schemas/Boat/properties/id';
  const first = sighting('id', shared, 'getBoat');
  const added = causes.add(first);
  expect(added?.id).toMatch(/^[0-9a-f]{8}$/);
  expect(causes.add(sighting('results.0.id', shared))).toBeUndefined();
  causes.add(sighting('name'));
  expect(causes.all).toMatchObject([
    { check: 'body', sighting: first, count: 2, operations: new Set(['getBoat', 'listBoats']) },
    { count: 1 },
  ]);
});
