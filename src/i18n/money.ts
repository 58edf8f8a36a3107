type Sign = 'auto' | 'exceptZero';

/** Cached, because tables have thousands of amounts, and creating a format takes longer than using it. */
const formats = new Map<string, Intl.NumberFormat>();

function moneyFormat(language: string, currency: string, signDisplay: Sign): Intl.NumberFormat {
  const key = `${language} ${currency} ${signDisplay}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(language, { style: 'currency', currency, signDisplay });
  formats.set(key, format);
  return format;
}

/**
 * Formats an amount as the language does: 2550 EUR → €25.50.
 * @param amount is an integer in the currency's smallest unit.
 * @param currency is an ISO 4217 code.
 * @param sign `exceptZero` adds a plus or minus, for changes of an amount.
 */
export function moneyText(
  language: string,
  amount: number,
  currency: string,
  sign: Sign = 'auto',
): string {
  const format = moneyFormat(language, currency, sign);
  const { maximumFractionDigits: places = 2 } = format.resolvedOptions();
  // Formatting text is exact, unlike a quotient. TypeScript cannot know that it is a number.
  return format.format(`${amount}E-${places}` as Intl.StringNumericLiteral);
}

/** An amount in the form that spreadsheets of all languages read: 2550 EUR → 25.50. */
export function plainAmount(amount: number, currency: string): string {
  const { maximumFractionDigits: places = 2 } = moneyFormat(
    'en',
    currency,
    'auto',
  ).resolvedOptions();
  return (amount / 10 ** places).toFixed(places);
}
