import { useAtom } from 'jotai';
import { getProfile, updateProfile } from '#generated/app/account/fetchers.ts';
import type { components } from '#generated/app/types.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import { verifyBy } from '#src/actions/verify-by.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { clockFor, forgetClock, isClockChosen, rememberClock } from '#src/i18n/language-choice.ts';
import { translatedLanguages } from '#src/i18n/languages.ts';
import type { HostSettings } from '#src/settings/host-settings.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';

type LanguageCode = components['schemas']['LanguageCode'];
type ProfileChanges = components['schemas']['ProfileChanges'];

/** Saves a language that was chosen in the header to the logged-in user's profile. */
export function useKeptLanguage(): (code: string) => void {
  const t = useTranslate();
  const [settings, setSettings] = useAtom(settingsAtom);
  const { user, impersonated, language } = settings;
  const keep = useAction({
    call: (code: LanguageCode, options) =>
      updateProfile({ body: { language: code, ...withDates(code, settings) } }, options),
    verify: verifyBy(getProfile, (data, code: LanguageCode) =>
      data.language === code ? { data } : null,
    ),
    onSuccess: (profile) =>
      setSettings({
        ...settings,
        language: profile.language,
        dateLocale: profile.date_locale,
        use24hTimes: profile.use_24h_times,
      }),
    onFailure: useShowFailure(() =>
      t('header:The language applies in this browser only: your profile still has the old one.'),
    ),
    getKey: (code) => code,
    whenLeft: 'finish',
  });
  return (code) => {
    // Staff who view the product as another user do not change that user's profile.
    if (!user || impersonated || !isKept(code) || code === language) return;
    // A chosen clock may be the usual one of the new language, and must stay in the next.
    if (isClockChosen(settings)) rememberClock(user.id, settings.use24hTimes);
    else forgetClock();
    keep.run(code);
  };
}

/** Dates and the clock follow the language, unless the account sets them separately. */
function withDates(code: LanguageCode, account: HostSettings): ProfileChanges {
  if (account.dateLocale !== account.language) return {};
  const use24hTimes = clockFor(code, account);
  return {
    date_locale: code,
    ...(use24hTimes !== account.use24hTimes && { use_24h_times: use24hTimes }),
  };
}

/** The development language cannot be saved to a profile. */
function isKept(code: string): code is LanguageCode {
  return translatedLanguages.includes(code);
}
