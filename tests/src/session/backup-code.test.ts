import { expect, it } from 'vitest';
import { backupCodeIn } from '#src/session/backup-code.ts';

it.each([
  ['97ht-yzk7', '97ht-yzk7'],
  [' 97ht — yzk7, ', '97ht-yzk7'],
  [' ab12‑3456 ', 'ab12-3456'],
  ['AB123456', 'AB123456'],
])('a backup code is read from "%s" as %s', (text, code) => {
  expect(backupCodeIn(text)).toBe(code);
});
