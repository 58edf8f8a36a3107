import { describe, expect, it } from 'vitest';
import { appCodeIn, codeToSend } from '#src/util/code-text.ts';

describe('the code of an authenticator app', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456\n', '123456'],
    ['123\u00a0456', '123456'],
    ['\u200e123‑456\u200e', '123456'],
    ['12 34 56', '123456'],
    ['G-123456 is your code', '123456'],
    ['24 hours: 123456', '123456'],
    ['2026-03-02 123 456', '123456'],
  ])('is found in "%s"', (text, code) => {
    expect(appCodeIn(text)).toBe(code);
  });

  it.each(['', '12345', '1234567', 'no code', '12a345b6'])('is not found in "%s"', (text) => {
    expect(appCodeIn(text)).toBeUndefined();
  });
});

describe('a code that is sent', () => {
  it('has neither spaces nor anything else around it', () => {
    expect(codeToSend('app', ' 123 456.')).toBe('123456');
    expect(codeToSend('backup', ' 97ht — yzk7, ')).toBe('97ht-yzk7');
  });

  it.each([
    ['123 456', '123456'],
    ['G-123456 is your code', '123456'],
    ['97ht-yzk7', '97ht-yzk7'],
    [' ab12‑3456 ', 'ab12-3456'],
    ['AB123456', 'AB123456'],
    ['ab12 3456', 'ab123456'],
    ['1234-5678', '1234-5678'],
  ])('that may be of either kind is, of "%s", %s', (text, code) => {
    expect(codeToSend('either', text)).toBe(code);
  });
});
