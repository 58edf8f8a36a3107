import { expect, it } from 'vitest';
import { medianOf, type Round, timesAsMuch } from '#scripts/bench/rounds.ts';

function rounds(...speeds: number[]): { rounds: Round[] } {
  return {
    rounds: speeds.map((answersPerSecond) => ({
      answers: 10,
      answersPerSecond,
      answersPerProcessorSecond: undefined,
      median: 1,
      p99: 2,
    })),
  };
}

const speed = ({ answersPerSecond }: Round) => answersPerSecond;
const effort = ({ answersPerProcessorSecond }: Round) => answersPerProcessorSecond;

it('the median ignores a busy round', () => {
  expect(medianOf(rounds(900, 20, 1000, 950, 10), speed)).toBe(900);
});

it('servers are compared within the same round', () => {
  // The machine was busy in the second round of both.
  const times = timesAsMuch(rounds(8000, 800, 9000), rounds(1000, 100, 1000), speed);
  expect(times).toEqual({ median: 8, least: 8, most: 9 });
});

it('a missing measurement is NaN', () => {
  expect(medianOf(rounds(900, 800), effort)).toBeNaN();
  expect(timesAsMuch(rounds(900), rounds(100), effort).median).toBeNaN();
});
