import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { changeLanguageAtom } from '#src/i18n/change-language.ts';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { languageName } from '#src/i18n/language-names.ts';
import { languageTag, testLanguage, translatedLanguages } from '#src/i18n/languages.ts';
import { translationStateAtom } from '#src/i18n/translation-state.ts';
import { TranslationError } from '#src/i18n/translations.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { statusAtom } from '#src/status/status.ts';
import type { MenuItem } from '#src/ui/menu/menu-item.ts';
import { type Theme, themeAtom } from '../theme.ts';
import { useKeptLanguage } from './use-kept-language.ts';

/** The page's language and theme; both apply immediately and are remembered. */
export function usePreferenceItems(): MenuItem[] {
  const t = useTranslate();
  const languages = useLanguageChoices();
  const [theme, setTheme] = useAtom(themeAtom);
  const themes = themeChoices(t, theme, setTheme);
  return [
    { key: 'language', kind: 'group', label: t('header:Language'), items: languages },
    { key: 'theme', kind: 'group', label: t('header:Theme'), items: themes, divided: true },
  ];
}

function useLanguageChoices(): MenuItem[] {
  const { debugMode } = useAtomValue(settingsAtom);
  const store = useStore();
  const { language } = useAtomValue(translationStateAtom);
  const changeLanguage = useSetAtom(changeLanguageAtom);
  const setStatus = useSetAtom(statusAtom);

  const keep = useKeptLanguage();
  const choose = async (code: string) => {
    try {
      await changeLanguage(code);
      // Another language may have been chosen before the texts of this one arrived.
      if (store.get(translationStateAtom).language === code) keep(code);
    } catch (error) {
      if (!(error instanceof TranslationError)) throw error;
      setStatus({ type: 'error', text: error.text });
    }
  };
  const codes = new Set<string>(translatedLanguages);
  // The server may send a language whose translation is incomplete; it is in use all the same.
  if (language !== null) codes.add(language);
  if (debugMode) codes.add(testLanguage);
  return [...codes].map((code) => ({
    key: code,
    label: languageName(code),
    kind: 'choice',
    chosen: code === language,
    language: languageTag(code),
    onSelect: () => void choose(code),
  }));
}

function themeChoices(t: Translate, theme: Theme, setTheme: (theme: Theme) => void): MenuItem[] {
  const choice = (key: Theme, label: string): MenuItem => {
    return { key, label, kind: 'choice', chosen: key === theme, onSelect: () => setTheme(key) };
  };
  return [
    choice('system', t('header:System')),
    choice('light', t('header:Light')),
    choice('dark', t('header:Dark')),
  ];
}
