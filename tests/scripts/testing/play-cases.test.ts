import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { playCases, splitCases } from '#tests/setup/play-cases.ts';

describe('random cases that are played', () => {
  it('end at the first that fails, with all that it takes to play it again', async () => {
    const play = vi.fn<(number: number) => Promise<void>>();
    play.mockResolvedValueOnce().mockResolvedValueOnce().mockRejectedValue(new Error('Third'));
    await expect(playCases({ runs: 10, seed: 7 }, fc.nat(), play)).rejects.toThrow(
      /seed: 7, path: "2"/,
    );
    expect(play).toHaveBeenCalledTimes(3);
  });

  it('are split into tests of at most ten with different seeds', () => {
    expect(splitCases(24)).toEqual([
      { runs: 10, seed: 1 },
      { runs: 10, seed: 2 },
      { runs: 4, seed: 3 },
    ]);
  });
});
