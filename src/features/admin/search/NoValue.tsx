import { useTranslate } from '#src/i18n/i18n.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

/** Fills a cell that has no value. */
export function NoValue() {
  const t = useTranslate();
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('admin:None')}</VisuallyHidden>
    </>
  );
}
