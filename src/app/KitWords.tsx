import type { ReactNode } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { WordsContext } from '#src/ui/words.ts';

/** Gives the kit its own words in the page's language. */
export function KitWords({ children }: { children: ReactNode }) {
  const t = useTranslate();
  return (
    <WordsContext
      value={{
        close: t('common:Close'),
        showPassword: t('common:Show password'),
        hidePassword: t('common:Hide password'),
        capsLockOn: t('common:Caps Lock is on.'),
      }}
    >
      {children}
    </WordsContext>
  );
}
