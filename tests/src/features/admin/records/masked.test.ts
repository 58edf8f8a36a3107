import { expect, it } from 'vitest';
import { maskedEmail, maskedKey } from '#src/features/admin/records/masked.ts';

it.each([
  ['owner@example.com', 'o•••@example.com'],
  ['"a@b"@example.com', '"•••@example.com'],
  ['@example.com', '•••'],
  ['nobody', '•••'],
])('shows %s as %s', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});

it('shows the start and the end of a key', () => {
  expect(maskedKey('ksAAAABBBBCCCC4f2a')).toBe('ks•••4f2a');
});
