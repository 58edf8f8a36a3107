import { useShownTexts } from './i18n.ts';

/**
 * Formats amounts of a currency in the page's language: 2550 → €25.50.
 * @param currency ISO 4217 code; amounts are integers in its smallest unit.
 */
export function useMoney(currency: string): {
  money: (amount: number) => string;
  /** With a plus or minus, for changes of an amount. */
  change: (amount: number) => string;
} {
  const { language } = useShownTexts();
  return {
    money: moneyWriter(language, currency, 'auto'),
    change: moneyWriter(language, currency, 'exceptZero'),
  };
}

function moneyWriter(language: string, currency: string, signDisplay: 'auto' | 'exceptZero') {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, signDisplay });
  const { maximumFractionDigits: places = 2 } = format.resolvedOptions();
  // Formatting text is exact, unlike a quotient. TypeScript cannot know that it is a number.
  return (amount: number) => format.format(`${amount}E-${places}` as Intl.StringNumericLiteral);
}
