import { describe, expect, it } from 'vitest';
import { contract, runOnMock, withBody } from '#tests/conformance/support/mock-run.ts';

const operation = contract.byId.get('getAvatarPolicy');
if (!operation) throw new Error('There is no operation getAvatarPolicy.');
const operations = [operation];

/** The findings about a server whose policies each differ from the last one. */
async function findDifferences(createPolicy: (turn: number) => object) {
  let turn = 0;
  const changing = withBody(
    ({ url }, { status }) => new URL(url).pathname === operation?.path && status === 200,
    () => {
      turn += 1;
      const policy = Buffer.from(JSON.stringify(createPolicy(turn))).toString('base64url');
      return { policy, signature: String(turn).padStart(64, 'a') };
    },
  );
  const { causes } = await runOnMock(changing, { operations, pages: false });
  return causes.map(({ sighting: { problem } }) => problem.message);
}

describe('an answer with a new signature each time', () => {
  it('is the same while only its expiry goes on with the clock', async () => {
    const told = await findDifferences((turn) => ({
      expiry: 1_795_338_619 + turn,
      call: ['pick'],
    }));
    expect(told).toEqual([]);
  });

  it.each([
    ['what it allows changes', (turn: number) => ({ expiry: 1_795_338_619, maxSize: turn })],
    ['it expires at any time', (turn: number) => ({ expiry: 1_795_338_619 - 3600 * turn })],
  ])('is told of when %s', async (_, createPolicy) => {
    expect(await findDifferences(createPolicy)).toEqual([
      'The same question was answered differently at `policy`.',
    ]);
  });
});
