import { useAtomValue } from 'jotai';
import { browserDates, dateWriterAtom, use24hTimesAtom } from './formats.ts';
import { numberFormat, useShownTexts } from './i18n.ts';
import { languageTag } from './languages.ts';
import { translationStateAtom } from './translation-state.ts';

/** Formats numbers in the page's language and dates in its date locale. */
export function useFormats() {
  const { language } = useShownTexts();
  const { dateLocale } = useAtomValue(translationStateAtom);
  const loaded = useAtomValue(dateWriterAtom);
  const use24hTimes = useAtomValue(use24hTimesAtom);
  const dates =
    loaded?.locale === dateLocale
      ? loaded.writer
      : browserDates(languageTag(dateLocale), use24hTimes);
  return {
    day: readable(dates.day),
    exact: readable(dates.exact),
    time: readable(dates.time),
    number: (value: number) => numberFormat(language).format(value),
  };
}

/** Invalid or unsupported timestamps are shown as they are. */
function readable(write: (moment: string) => string) {
  return (moment: string) => (Number.isNaN(Date.parse(moment)) ? moment : write(moment));
}
