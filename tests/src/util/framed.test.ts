import { expect, it, onTestFinished, vi } from 'vitest';
import { isFramed } from '#src/util/framed.ts';

it('distinguishes a page inside a frame from one in its own tab', () => {
  expect(isFramed()).toBe(false);
  vi.stubGlobal('top', {});
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  expect(isFramed()).toBe(true);
});
