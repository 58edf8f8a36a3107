import { useTranslate } from '#src/i18n/i18n.ts';
import { Notice } from '../feedback/Notice.tsx';

/** The most entries of a list that a page renders. With many more, a browser would end the page. */
export const maxItems = 1000;
/** The same for lists that render only the entries near the window. */
export const maxRows = 10_000;

/** Says, above a list, that the rest of it is not shown. */
export function LongListNotice({ shown, all }: { shown: number; all: number }) {
  const t = useTranslate();
  return (
    <Notice
      title={t('errors:This list is too long')}
      text={t('errors:Only the first %shown% of its %all% entries are shown.', { shown, all })}
    />
  );
}
