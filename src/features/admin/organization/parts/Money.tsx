import { useMoney } from '#src/i18n/use-money.ts';

interface MoneyProps {
  /** In the currency's smallest unit. */
  amount: number;
  /** ISO 4217 code. */
  currency: string;
  /** With a plus or minus. */
  isChange?: boolean;
}

/** An amount, formatted in the page's language. */
export function Money({ amount, currency, isChange = false }: MoneyProps) {
  const { money, change } = useMoney(currency);
  return isChange ? change(amount) : money(amount);
}
