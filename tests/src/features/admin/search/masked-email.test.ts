import { expect, it } from 'vitest';
import { maskedEmail } from '#src/features/admin/search/masked-email.ts';

it.each([
  ['owner@example.com', 'o•••@example.com'],
  ['"a@b"@example.com', '"•••@example.com'],
  ['@example.com', '•••'],
  ['nobody', '•••'],
])('shows %s as %s', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});
