import { expect, it } from 'vitest';
import { moneyText } from '#src/i18n/money.ts';

it.each([
  ['en', 2550, 'EUR', '€25.50'],
  ['de', 2550, 'EUR', '25,50\u00a0€'],
  ['en', -5, 'USD', '-$0.05'],
  ['ja', 1200, 'JPY', '￥1,200'],
  ['en', 1234, 'KWD', 'KWD\u00a01.234'],
  // Dividing by 100 would round the last digit.
  ['en', Number.MAX_SAFE_INTEGER, 'EUR', '€90,071,992,547,409.91'],
])('formats in %s %i %s as %s', (language, amount, currency, text) => {
  expect(moneyText(language, amount, currency)).toBe(text);
});

it('marks changes with a plus or minus', () => {
  const change = (amount: number) => moneyText('en', amount, 'EUR', 'exceptZero');
  expect([2550, -2550, 0].map(change)).toEqual(['+€25.50', '-€25.50', '€0.00']);
});
