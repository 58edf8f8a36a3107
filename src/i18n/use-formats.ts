import { useTranslation } from 'react-i18next';

/** Numbers and dates as the page's language writes them. */
export function useFormats() {
  const { language } = useTranslation().i18n;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const number = new Intl.NumberFormat(language);
  return {
    /** An RFC 3339 moment as a day. */
    day: (moment: string) => date.format(new Date(moment)),
    number: (value: number) => number.format(value),
  };
}
