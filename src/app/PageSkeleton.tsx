import { useTranslate } from '#src/i18n/i18n.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import type { PageParts } from '#src/ui/layout/page-parts.ts';

/** Shown in the layout while a page's code and data load. */
export function PageSkeleton({ shape }: Pick<PageParts, 'shape'>) {
  const t = useTranslate();
  return (
    <Skeleton shape={typeof shape === 'function' ? shape() : shape} label={t('common:Loading')} />
  );
}
