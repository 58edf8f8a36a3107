import { expect, it } from 'vitest';
import { maskEmail, maskKey } from '#src/features/admin/records/mask.ts';

it.each([
  ['owner@example.com', 'o•••@example.com'],
  ['"a@b"@example.com', '"•••@example.com'],
  ['@example.com', '•••'],
  ['nobody', '•••'],
])('shows %s as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

it('shows the start and the end of a key', () => {
  expect(maskKey('ksAAAABBBBCCCC4f2a')).toBe('ks•••4f2a');
});
