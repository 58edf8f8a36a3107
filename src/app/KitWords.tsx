import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { type Translate, useShownTexts, useTranslate } from '#src/i18n/i18n.ts';
import { languageTag } from '#src/i18n/languages.ts';
import { translationStateAtom } from '#src/i18n/translation-state.ts';
import { settingsAtom, shownNamesAtom } from '#src/settings/settings-atom.ts';
import type { FieldError } from '#src/ui/form/field-error.ts';
import { WordsContext } from '#src/ui/words.ts';

/** Provides the kit's own words in the page's language. `MoreKitWords` adds those that the login does not need. */
export function KitWords({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const { title: appTitle } = useAtomValue(shownNamesAtom);
  const { impersonated, user } = useAtomValue(settingsAtom);
  const { language } = useShownTexts();
  const { dateLocale } = useAtomValue(translationStateAtom);
  return (
    <WordsContext
      value={{
        appTitle,
        titleMark: impersonated && user ? `(${user.name}) ` : '',
        locale: language,
        dateLocale: languageTag(dateLocale),
        close: t('common:Close'),
        copied: t('common:Copied'),
        copyRefused: t('common:Your browser did not allow copying.'),
        showPassword: t('common:Show password'),
        hidePassword: t('common:Hide password'),
        capsLockOn: t('common:Caps Lock is on.'),
        fieldError: (error) => fieldErrorText(t, error),
        more: null,
      }}
    >
      {children}
    </WordsContext>
  );
}

function fieldErrorText(t: Translate, { rule, count = 0 }: FieldError): string {
  switch (rule) {
    case 'missing':
      return t('common:Please fill in this field.');
    case 'email':
      return t('common:Please enter a valid email address.');
    case 'short':
      return t('common:Please enter at least %minimum% characters.', { minimum: count });
    case 'long':
      return t('common:Please enter at most %maximum% characters.', { maximum: count });
    default:
      return t('common:Please check this field.');
  }
}
