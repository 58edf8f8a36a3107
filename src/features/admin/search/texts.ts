import { useMemo } from 'react';
import { type Translate, useShownTexts } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';

/** The texts and formats for writing the columns of a search. */
export interface Texts {
  t: Translate;
  formats: ReturnType<typeof useFormats>;
  /** The tag of the page's language, for amounts. */
  language: string;
}

/** The same object until the language or the formats change, so that rows do not rerender. */
export function useTexts(): Texts {
  const { translate: t, language } = useShownTexts();
  const formats = useFormats();
  return useMemo(() => ({ t, formats, language }), [t, formats, language]);
}
