import { useAtomValue } from 'jotai';
import { createContext, useContext, useMemo } from 'react';
import { use24hTimesAtom } from './clock.ts';
import { browserDates, type DateWriter, dateWriterAtom } from './formats.ts';
import { numberFormat, useShownTexts } from './i18n.ts';
import { languageTag } from './languages.ts';
import { translationStateAtom } from './translation-state.ts';

/** Writes moments in a zone and by a clock that are not the page's own, on pages of calendars; null for the page's. */
export const MomentsContext = createContext<Pick<DateWriter, 'exact' | 'time'> | null>(null);

/** Formats numbers in the page's language, and days and moments in its date locale. */
export function useFormats(): DateWriter & { number: (value: number) => string } {
  const { language } = useShownTexts();
  const { dateLocale } = useAtomValue(translationStateAtom);
  const loadedWriter = useAtomValue(dateWriterAtom);
  const use24hTimes = useAtomValue(use24hTimesAtom);
  const moments = useContext(MomentsContext);
  // The same object until a format changes, so that tables do not rerender their rows.
  return useMemo(() => {
    const dates =
      loadedWriter?.locale === dateLocale
        ? loadedWriter.writer
        : browserDates(languageTag(dateLocale), use24hTimes);
    return {
      day: readable(dates.day),
      fullDay: readable(dates.fullDay),
      date: readable(dates.date),
      exact: readable(moments?.exact ?? dates.exact),
      time: readable(moments?.time ?? dates.time),
      number: (value) => numberFormat(language).format(value),
    };
  }, [language, dateLocale, loadedWriter, use24hTimes, moments]);
}

/** Invalid or unsupported dates are shown as they are. */
function readable<Text extends string>(write: (date: Text) => string) {
  return (date: Text) => (Number.isNaN(Date.parse(date)) ? date : write(date));
}
