import { expect, it, onTestFinished, vi } from 'vitest';
import { isFramed } from '#src/util/framed.ts';

it('tells a page inside a frame from one in a tab of its own', () => {
  expect(isFramed()).toBe(false);
  vi.stubGlobal('top', {});
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  expect(isFramed()).toBe(true);
});
