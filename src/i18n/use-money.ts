import { useShownTexts } from './i18n.ts';
import { moneyText } from './money.ts';

/**
 * Formats amounts of a currency in the page's language.
 * @param currency ISO 4217 code; amounts are integers in its smallest unit.
 */
export function useMoney(currency: string): {
  money: (amount: number) => string;
  /** With a plus or minus, for changes of an amount. */
  change: (amount: number) => string;
} {
  const { language } = useShownTexts();
  return {
    money: (amount) => moneyText(language, amount, currency),
    change: (amount) => moneyText(language, amount, currency, 'exceptZero'),
  };
}
