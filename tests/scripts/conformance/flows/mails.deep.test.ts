import { describe, expect, it } from 'vitest';
import { runOnMock } from '#tests/conformance/support/mock-run.ts';

describe('a run that can read the mails', () => {
  it('leaves no operation out', async () => {
    const { leftOut, causes } = await runOnMock(undefined, { writes: true });
    expect(leftOut).toEqual([]);
    expect(causes.map(({ sighting }) => sighting.problem.message)).toEqual([]);
  });
});
