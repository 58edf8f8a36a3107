import { expect, test, vi } from 'vitest';
import { hasStorage } from '#src/uploads/upload-storage.ts';

test('storage is available if a write persists, and is left unchanged', () => {
  expect(hasStorage()).toBe(true);
  expect(localStorage).toHaveLength(0);
});

test.each(['setItem', 'removeItem'] as const)(
  'storage that refuses %s is unavailable',
  (method) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Blocked.', 'SecurityError');
    });
    expect(hasStorage()).toBe(false);
  },
);
