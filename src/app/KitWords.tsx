import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { WordsContext } from '#src/ui/words.ts';

/** Gives the kit its own words in the page's language. */
export function KitWords({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const { appTitle } = useAtomValue(settingsAtom);
  return (
    <WordsContext
      value={{
        appTitle,
        close: t('common:Close'),
        cancel: t('common:Cancel'),
        typeToConfirm: (text) => t('common:Type “%text%” to confirm', { text }),
        copied: t('common:Copied'),
        copyRefused: t('common:Your browser did not allow copying.'),
        showPassword: t('common:Show password'),
        hidePassword: t('common:Hide password'),
        capsLockOn: t('common:Caps Lock is on.'),
      }}
    >
      {children}
    </WordsContext>
  );
}
