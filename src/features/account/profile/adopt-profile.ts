import { atom } from 'jotai';
import { adoptAccountAtom } from '#src/i18n/change-language.ts';
import { TranslationError } from '#src/i18n/translations.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { statusAtom } from '#src/status/status.ts';
import type { Profile } from './profile-loader.ts';

/** Applies a changed profile to the page without a reload: the name, the language and the date format. */
export const adoptProfileAtom = atom(null, async (get, set, profile: Profile): Promise<void> => {
  const settings = get(settingsAtom);
  const { name, language, date_locale: dateLocale, use_24h_times: use24hTimes } = profile;
  const user = settings.user && { ...settings.user, name };
  set(settingsAtom, { ...settings, language, dateLocale, use24hTimes, user });
  try {
    // A language chosen in this browser stays, unless the account's own has changed.
    const languageChange = language === settings.language ? {} : { language };
    await set(adoptAccountAtom, { dateLocale, use24hTimes, ...languageChange });
  } catch (error) {
    if (!(error instanceof TranslationError)) throw error;
    set(statusAtom, { type: 'error', text: error.text });
  }
});
