import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { browserDates, dateWriterAtom, use24hTimesAtom } from './formats.ts';
import { languageTag } from './languages.ts';
import { translationStateAtom } from './translation-state.ts';

/** Numbers as the page's language writes them, dates as its date locale does. */
export function useFormats() {
  const { language } = useTranslation().i18n;
  const { dateLocale } = useAtomValue(translationStateAtom);
  const loaded = useAtomValue(dateWriterAtom);
  const use24hTimes = useAtomValue(use24hTimesAtom);
  const dates =
    loaded?.locale === dateLocale
      ? loaded.writer
      : browserDates(languageTag(dateLocale), use24hTimes);
  const number = new Intl.NumberFormat(language);
  return {
    day: readable(dates.day),
    exact: readable(dates.exact),
    time: readable(dates.time),
    number: (value: number) => number.format(value),
  };
}

/** What is no moment, or one that no clock of a browser knows, stands as it came. */
function readable(write: (moment: string) => string) {
  return (moment: string) => (Number.isNaN(Date.parse(moment)) ? moment : write(moment));
}
