import { describe, expect, it } from 'vitest';
import { contract, runOnMock, withBody } from '#tests/conformance/support/mock-run.ts';

const operations = ['updateDevice', 'listDevices'].flatMap((id) => contract.byId.get(id) ?? []);

/** The findings about a server whose devices were last seen at another time in each answer. */
async function findDifferences(createTime: (turn: number) => string) {
  let turn = 0;
  const changing = withBody(
    ({ url }, { status }) => url.includes('/user/') && status === 200,
    (body) => {
      turn += 1;
      const time = createTime(turn);
      return JSON.parse(JSON.stringify(body), (name, value) =>
        name === 'last_seen_at' ? time : value,
      );
    },
  );
  const { causes } = await runOnMock(changing, { operations, pages: false, writes: true });
  return causes.map(({ sighting: { problem } }) => problem.message);
}

describe('a written record', () => {
  it('is read again although a time in it goes on with the clock', async () => {
    const start = Date.parse('2026-03-02T08:15:00Z');
    const onTime = (turn: number) => `${new Date(start + turn * 1000).toISOString().slice(0, 19)}Z`;
    expect(await findDifferences(onTime)).toEqual([]);
  });

  it('is lost if a time in it is another one', async () => {
    const differences = await findDifferences((turn) => `${2026 - turn}-03-02T08:15:00Z`);
    expect(differences).toContain('What was written is not among `results`.');
  });
});
