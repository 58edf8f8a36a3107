import { useTranslate } from '#src/i18n/i18n.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';

/** Stands in the frame while the first page's code and data are on their way. */
export function PageSkeleton() {
  const t = useTranslate();
  return <Skeleton shape="tiles" label={t('common:Loading')} />;
}
