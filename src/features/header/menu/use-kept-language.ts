import { useAtom } from 'jotai';
import { getProfile, updateProfile } from '#generated/app/account/fetchers.ts';
import type { components } from '#generated/app/types.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import { verifyBy } from '#src/actions/verify-by.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { translatedLanguages } from '#src/i18n/languages.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';

type LanguageCode = components['schemas']['LanguageCode'];

/** Saves a language that was chosen in the header to the logged-in user's profile. */
export function useKeptLanguage(): (code: string) => void {
  const t = useTranslate();
  const [settings, setSettings] = useAtom(settingsAtom);
  const { user, impersonated, language } = settings;
  // Dates follow the language, unless the account sets them separately.
  const areDatesAlike = settings.dateLocale === language;
  const keep = useAction({
    call: (code: LanguageCode, options) =>
      updateProfile(
        { body: { language: code, ...(areDatesAlike && { date_locale: code }) } },
        options,
      ),
    verify: verifyBy(getProfile, (data, code: LanguageCode) =>
      data.language === code ? { data } : null,
    ),
    onSuccess: ({ language, date_locale: dateLocale }) =>
      setSettings({ ...settings, language, dateLocale }),
    onFailure: useShowFailure(() =>
      t('header:The language applies in this browser only: your profile still has the old one.'),
    ),
    getKey: (code) => code,
    whenLeft: 'finish',
  });
  return (code) => {
    // Staff who view the product as another user do not change that user's profile.
    if (!user || impersonated || !isKept(code) || code === language) return;
    keep.run(code);
  };
}

/** The development language cannot be saved to a profile. */
function isKept(code: string): code is LanguageCode {
  return translatedLanguages.includes(code);
}
