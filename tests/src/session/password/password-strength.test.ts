import { describe, expect, it } from 'vitest';
import { passwordStrength } from '#src/session/password/password-strength.ts';

describe('the strength of a password', () => {
  it.each(['password', 'calendar', '12345678', 'aaaaaaaaaaaa', 'qwertyuiop', 'Summer2024!'])(
    'is weak for "%s"',
    (password) => {
      expect(passwordStrength(password)).toBe('weak');
    },
  );

  it.each(['three quiet rivers', 'korrekte Pferde heften', 'vK8#rt2!wQz9'])(
    'is strong for "%s"',
    (password) => {
      expect(passwordStrength(password)).toBe('strong');
    },
  );

  it('is fair for a password that is neither short nor long', () => {
    expect(passwordStrength('quietriver7')).toBe('fair');
  });

  it('ignores the user’s personal data', () => {
    expect(passwordStrength('nina newcomer 77')).toBe('strong');
    const personal = ['Nina Newcomer', 'nina@example.com'];
    expect(passwordStrength('nina newcomer 77', personal)).toBe('weak');
  });
});
