import { expect, it } from 'vitest';
import { forgetAttempts, noteAttempt, secondsToWait } from '#mocks/handlers/limits.ts';
import { World } from '#mocks/world/world.ts';

function attempts() {
  const world = new World();
  const at = (seconds: number) => ({ world, now: new Date(seconds * 1000) });
  return {
    note: (seconds: number) => noteAttempt(at(seconds), 'personalData', 'olivia'),
    wait: (seconds: number, about = 'olivia') => secondsToWait(at(seconds), 'personalData', about),
    forget: () => forgetAttempts(at(0), 'personalData', 'olivia'),
  };
}

it('makes an attempt wait until the oldest counted one expires', () => {
  const { note, wait } = attempts();
  for (const seconds of [0, 1, 2, 3]) note(seconds);
  expect(wait(10)).toBe(0);
  note(10);
  expect(wait(20)).toBe(40);
  expect(wait(59.5)).toBe(1);
  expect(wait(60)).toBe(0);
});

it('counts each subject separately', () => {
  const { note, wait } = attempts();
  for (let count = 0; count < 5; count += 1) note(0);
  expect(wait(1)).toBe(59);
  expect(wait(1, 'milo')).toBe(0);
});

it('starts over after forgetting', () => {
  const { note, wait, forget } = attempts();
  for (let count = 0; count < 5; count += 1) note(0);
  forget();
  expect(wait(1)).toBe(0);
});
