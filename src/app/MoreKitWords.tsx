import type { ReactNode } from 'react';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import type { FieldError } from '#src/ui/form/field-error.ts';
import { useWords, WordsContext } from '#src/ui/words.ts';

/** Adds the words of the kit that the login does not need. */
export function MoreKitWords({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const words = useWords();
  return (
    <WordsContext
      value={{
        ...words,
        fieldError: (error) => fieldErrorText(t, error) ?? words.fieldError(error),
        more: {
          cancel: t('common:Cancel'),
          typeToConfirm: (text) => t('common:Type “%text%” to confirm', { text }),
          availableSoon: t('common:Available in a moment'),
          isNot: (text) => t('common:This does not match “%text%”.', { text }),
          characters: (count, maximum) =>
            t('common:%from% of %total% characters', { from: count, total: maximum }),
          sortBy: (column) => t('common:Sort by %column%', { column }),
          copyCell: (column) => t('common:Copy: %column%', { column }),
          saveChanges: t('common:Save changes'),
          discardChanges: t('common:Discard changes'),
          unsavedChanges: t('common:Unsaved changes'),
          saved: t('common:Saved'),
          nothingChanged: t('common:Nothing has changed.'),
          leaveWithoutSaving: t('common:Leave without saving?'),
          changesWillBeLost: t('common:Your changes on this page will be lost.'),
          leavePage: t('common:Leave page'),
        },
      }}
    >
      {children}
    </WordsContext>
  );
}

function fieldErrorText(
  t: Translate,
  { rule, count = 0, bound = '' }: FieldError,
): string | undefined {
  switch (rule) {
    case 'unchosen':
      return t('common:Please choose one of these.');
    case 'unchecked':
      return t('common:Please check this box.');
    case 'url':
      return t('common:Please enter a web address that begins with https://.');
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
    default:
      return undefined;
  }
}
