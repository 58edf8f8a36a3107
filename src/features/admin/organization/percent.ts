/** Formats a percentage in a language: 12.5 → 12.5%. */
export function percentText(language: string, percent: number): string {
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  return format.format(percent / 100);
}
