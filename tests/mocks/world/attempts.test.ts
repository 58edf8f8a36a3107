import { expect, it } from 'vitest';
import { Attempts } from '#mocks/world/attempts.ts';

const limit = { most: 2, windowMs: 60_000 };
const at = (seconds: number) => new Date(seconds * 1000);

it('makes an attempt wait until the oldest counted one expires', () => {
  const attempts = new Attempts();
  attempts.note('olivia', limit, at(0));
  expect(attempts.secondsToWait('olivia', limit, at(10))).toBe(0);
  attempts.note('olivia', limit, at(10));
  expect(attempts.secondsToWait('olivia', limit, at(20))).toBe(40);
  expect(attempts.secondsToWait('olivia', limit, at(59.5))).toBe(1);
  expect(attempts.secondsToWait('olivia', limit, at(60))).toBe(0);
});

it('counts each subject separately', () => {
  const attempts = new Attempts();
  attempts.note('olivia', limit, at(0));
  attempts.note('olivia', limit, at(0));
  expect(attempts.secondsToWait('milo', limit, at(1))).toBe(0);
});

it('starts over after forgetting', () => {
  const attempts = new Attempts();
  attempts.note('olivia', limit, at(0));
  attempts.note('olivia', limit, at(0));
  attempts.forget('olivia');
  expect(attempts.secondsToWait('olivia', limit, at(1))).toBe(0);
});
