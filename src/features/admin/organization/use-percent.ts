import { useShownTexts } from '#src/i18n/i18n.ts';

/** Formats percentages in the page's language: 12.5 → 12.5%. */
export function usePercent(): (percent: number) => string {
  const { language } = useShownTexts();
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  return (percent) => format.format(percent / 100);
}
