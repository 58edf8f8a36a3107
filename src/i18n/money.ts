/** Formats an amount in the currency's smallest unit as the language does: 2550 EUR is €25.50. */
export function moneyText(language: string, amount: number, currency: string): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  const { maximumFractionDigits: places = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** places);
}
