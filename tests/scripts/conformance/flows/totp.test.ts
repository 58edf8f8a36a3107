import { describe, expect, it } from 'vitest';
import { totp } from '#scripts/conformance/flows/newcomer/totp.ts';

/** "12345678901234567890", the secret of the standard's examples. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('totp', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [2_000_000_000, '279037'],
  ])('matches the standard (RFC 6238) at second %i', (second, code) => {
    expect(totp(secret, new Date(second * 1000))).toBe(code);
  });

  it('matches the next half minute one step ahead', () => {
    const at = (second: number) => new Date(second * 1000);
    expect(totp(secret, at(29), 1)).toBe(totp(secret, at(59)));
  });
});
