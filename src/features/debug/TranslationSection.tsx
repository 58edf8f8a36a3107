import { useAtomValue } from 'jotai';
import { use24hTimesAtom } from '#src/i18n/clock.ts';
import { useShownTexts, useTranslate } from '#src/i18n/i18n.ts';
import { translationStateAtom } from '#src/i18n/translation-state.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { dayOfYearThreshold, weekRule } from '#src/util/week-rule.ts';
import { FactList } from './FactList.tsx';
import { loadedSections } from './loaded-sections.ts';

/** The page's language, the loaded texts, and the date format. */
export function TranslationSection() {
  const t = useTranslate();
  const { i18n } = useShownTexts();
  const { calendarDefaults } = useAtomValue(settingsAtom);
  const use24hTimes = useAtomValue(use24hTimesAtom);
  const { language, dateLocale, dateFormats, sections } = useAtomValue(translationStateAtom);
  const { weekStartsOn, firstWeekContainsDate } = weekRule(calendarDefaults);
  const sectionCounts = loadedSections(
    i18n,
    i18n.language,
    sections.get(language ?? '') ?? new Set(),
  );
  return (
    <FactList
      facts={[
        { name: t('debug:Language'), value: language },
        {
          name: t('debug:Loaded sections'),
          value: sectionCounts.map(({ section, texts }) => `${section} (${texts})`).join(', '),
        },
        { name: t('debug:Date locale'), value: dateLocale },
        { name: t('debug:Date formats'), value: JSON.stringify(dateFormats.get(dateLocale)) },
        { name: t('debug:24-hour times'), value: use24hTimes },
        {
          name: t('debug:First day of the week'),
          value: `${weekStartsOn} (${dayName(weekStartsOn, i18n.language)})`,
        },
        { name: t('debug:Day-of-year threshold'), value: dayOfYearThreshold(weekStartsOn) },
        { name: t('debug:Day of January in the first week'), value: firstWeekContainsDate },
      ]}
    />
  );
}

/** 0 is Sunday, because January 1, 2023 was one. */
function dayName(day: number, language: string): string {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return format.format(Date.UTC(2023, 0, 1 + day));
}
