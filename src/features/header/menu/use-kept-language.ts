import { atom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { useRef } from 'react';
import {
  getProfile,
  type UpdateProfileData,
  updateProfile,
} from '#generated/app/account/fetchers.ts';
import type { components } from '#generated/app/types.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import { verifyBy } from '#src/actions/verify-by.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { translatedLanguages } from '#src/i18n/languages.ts';
import type { HostSettings } from '#src/settings/host-settings.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { Turns } from '#src/util/turns.ts';

type LanguageCode = components['schemas']['LanguageCode'];

interface Choice {
  code: LanguageCode;
  /** Identifies the run, because users may choose again before the server responds. */
  run: number;
}

/** Shared by the menu and the palette, so that the last choice is also the last one to be saved. */
const turnsAtom = atom(() => new Turns());

/** Saves a language that was chosen in the header to the logged-in user's profile. */
export function useKeptLanguage(): (code: string) => void {
  const t = useTranslate();
  const store = useStore();
  const turns = useAtomValue(turnsAtom);
  const adopt = useSetAtom(adoptLanguageAtom);
  const runs = useRef(0);
  const keep = useAction({
    call: ({ code }: Choice, options) =>
      turns.take(() => updateProfile({ body: toChanges(store.get(settingsAtom), code) }, options)),
    verify: (choice, options) => turns.take(() => verifyLanguage(choice, options)),
    onSuccess: adopt,
    onFailure: useShowFailure(() =>
      t('header:The language applies in this browser only: your profile still has the old one.'),
    ),
    getKey: ({ run }) => run,
    whenLeft: 'finish',
  });
  return (code) => {
    const { user, impersonated, language } = store.get(settingsAtom);
    // Staff who view the product as another user do not change that user's profile.
    if (!user || impersonated || !isKept(code)) return;
    if (code === language && turns.isIdle) return;
    runs.current += 1;
    keep.run({ code, run: runs.current });
  };
}

/** Dates follow the language, unless the account sets them separately. */
function toChanges({ language, dateLocale }: HostSettings, code: LanguageCode) {
  return { language: code, ...(dateLocale === language && { date_locale: code }) };
}

const verifyLanguage = verifyBy(getProfile, (data, { code }: Choice) =>
  data.language === code ? { data } : null,
);

const adoptLanguageAtom = atom(null, (get, set, profile: UpdateProfileData) => {
  const { language, date_locale: dateLocale } = profile;
  set(settingsAtom, { ...get(settingsAtom), language, dateLocale });
});

/** The development language cannot be saved to a profile. */
function isKept(code: string): code is LanguageCode {
  return translatedLanguages.includes(code);
}
