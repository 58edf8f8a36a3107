import { useTranslate } from './i18n.ts';

/** Says in the page's language what is wrong with what was typed. */
export function useDescribeError(): (control: HTMLInputElement) => string {
  const t = useTranslate();
  return ({ validity, minLength, value }) => {
    if (validity.valueMissing || !value.trim()) return t('common:Please fill in this field.');
    if (validity.typeMismatch) return t('common:Please enter a valid email address.');
    if (value.length < minLength)
      return t('common:Please enter at least %minimum% characters.', { minimum: minLength });
    return t('common:Please check this field.');
  };
}
