import type { Translate } from '#src/i18n/i18n.ts';
import type { FieldError } from './field-error.ts';

/** A field error in the page's language. */
export function fieldErrorText(t: Translate, { rule, count = 0, bound = '' }: FieldError): string {
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
      return t('common:Please enter a date like %example%.', { example: bound });
    case 'time':
      return t('common:Please enter a time like %example%.', { example: bound });
    case 'early':
      return t('common:Please choose %minimum% or a later date.', { minimum: bound });
    case 'late':
      return t('common:Please choose %maximum% or an earlier date.', { maximum: bound });
    case 'pattern':
      return t('common:Please check this field.');
  }
}
