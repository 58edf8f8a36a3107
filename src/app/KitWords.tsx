import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { languageTag } from '#src/i18n/languages.ts';
import { translationStateAtom } from '#src/i18n/translation-state.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import type { FieldError } from '#src/ui/form/field-error.ts';
import { WordsContext } from '#src/ui/words.ts';

/** Gives the kit its own words in the page's language. */
export function KitWords({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const { appTitle } = useAtomValue(settingsAtom);
  const { language } = useTranslation().i18n;
  const { dateLocale } = useAtomValue(translationStateAtom);
  return (
    <WordsContext
      value={{
        appTitle,
        locale: language,
        dateLocale: languageTag(dateLocale),
        close: t('common:Close'),
        cancel: t('common:Cancel'),
        typeToConfirm: (text) => t('common:Type “%text%” to confirm', { text }),
        copied: t('common:Copied'),
        copyRefused: t('common:Your browser did not allow copying.'),
        showPassword: t('common:Show password'),
        hidePassword: t('common:Hide password'),
        capsLockOn: t('common:Caps Lock is on.'),
        characters: (count, maximum) =>
          t('common:%from% of %total% characters', { from: count, total: maximum }),
        fieldError: (error) => fieldErrorText(t, error),
      }}
    >
      {children}
    </WordsContext>
  );
}

function fieldErrorText(t: Translate, { rule, count = 0, bound = '' }: FieldError): string {
  switch (rule) {
    case 'missing':
      return t('common:Please fill in this field.');
    case 'unchosen':
      return t('common:Please choose one of these.');
    case 'unchecked':
      return t('common:Please check this box.');
    case 'email':
      return t('common:Please enter a valid email address.');
    case 'url':
      return t('common:Please enter a web address that begins with https://.');
    case 'short':
      return t('common:Please enter at least %minimum% characters.', { minimum: count });
    case 'long':
      return t('common:Please enter at most %maximum% characters.', { maximum: count });
    case 'number':
      return t('common:Please enter a number.');
    case 'decimals':
      return count === 0
        ? t('common:Please enter a whole number.')
        : t('common:Please enter at most %maximum% decimal places.', { maximum: count });
    case 'low':
      return t('common:Please enter %minimum% or more.', { minimum: bound });
    case 'high':
      return t('common:Please enter %maximum% or less.', { maximum: bound });
    case 'date':
      return t('common:Please enter a valid date.');
    case 'early':
      return t('common:Please choose %minimum% or a later date.', { minimum: bound });
    case 'late':
      return t('common:Please choose %maximum% or an earlier date.', { maximum: bound });
    case 'pattern':
      return t('common:Please check this field.');
  }
}
