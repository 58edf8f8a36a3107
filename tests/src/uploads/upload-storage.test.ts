import { expect, test, vi } from 'vitest';
import { hasStorage } from '#src/uploads/upload-storage.ts';

test('storage is there where what is written stays, and is left as it was', () => {
  expect(hasStorage()).toBe(true);
  expect(localStorage).toHaveLength(0);
});

test.each(['setItem', 'removeItem'] as const)('storage that refuses %s is none', (method) => {
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('Blocked.', 'SecurityError');
  });
  expect(hasStorage()).toBe(false);
});
