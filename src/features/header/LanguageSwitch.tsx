import { useAtomValue, useSetAtom } from 'jotai';
import { changeLanguageAtom } from '#src/i18n/change-language.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import {
  languageName,
  languageTag,
  testLanguage,
  translatedLanguages,
} from '#src/i18n/languages.ts';
import { translationStateAtom } from '#src/i18n/translation-state.ts';
import { TranslationError } from '#src/i18n/translations.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { statusAtom } from '#src/status/status.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { MenuButton } from '#src/ui/menu/MenuButton.tsx';
import type { MenuItem } from '#src/ui/menu/menu-item.ts';
import styles from './Header.module.css';

/** Shows the page in another language at once, and remembers it. Debug mode has the test language too. */
export function LanguageSwitch() {
  const t = useTranslate();
  const { debugMode } = useAtomValue(settingsAtom);
  const { language } = useAtomValue(translationStateAtom);
  const changeLanguage = useSetAtom(changeLanguageAtom);
  const setStatus = useSetAtom(statusAtom);

  const choose = (code: string) => {
    changeLanguage(code).catch((error: unknown) => {
      if (!(error instanceof TranslationError)) throw error;
      setStatus({ type: 'error', text: error.text });
    });
  };
  const codes = new Set<string>(translatedLanguages);
  // A page may come in a language that is not translated yet: it is in force all the same.
  if (language !== null) codes.add(language);
  if (debugMode) codes.add(testLanguage);
  const items = [...codes].map(
    (code): MenuItem => ({
      key: code,
      label: languageName(code),
      kind: 'choice',
      chosen: code === language,
      language: languageTag(code),
      onSelect: () => choose(code),
    }),
  );
  return (
    <MenuButton label={t('header:Language')} items={items}>
      <span className={styles.glyph}>
        <Icon name="globe" size={20} />
      </span>
    </MenuButton>
  );
}
