import { expect, it } from 'vitest';
import { Attempts } from '#mocks/world/attempts.ts';

const limit = { most: 2, windowMs: 60_000 };
const at = (seconds: number) => new Date(seconds * 1000);

it('lets a try wait until the oldest of the allowed ones is past', () => {
  const attempts = new Attempts();
  attempts.note('olivia', limit, at(0));
  expect(attempts.secondsToWait('olivia', limit, at(10))).toBe(0);
  attempts.note('olivia', limit, at(10));
  expect(attempts.secondsToWait('olivia', limit, at(20))).toBe(40);
  expect(attempts.secondsToWait('olivia', limit, at(59.5))).toBe(1);
  expect(attempts.secondsToWait('olivia', limit, at(60))).toBe(0);
});

it('counts what each is about by itself', () => {
  const attempts = new Attempts();
  attempts.note('olivia', limit, at(0));
  attempts.note('olivia', limit, at(0));
  expect(attempts.secondsToWait('milo', limit, at(1))).toBe(0);
});

it('begins anew once it was told to forget', () => {
  const attempts = new Attempts();
  attempts.note('olivia', limit, at(0));
  attempts.note('olivia', limit, at(0));
  attempts.forget('olivia');
  expect(attempts.secondsToWait('olivia', limit, at(1))).toBe(0);
});
