import { useMatches } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { pageHandle } from './route-handle.ts';

/** Shown in the layout while the code and data of the first page load. */
export function PageSkeleton() {
  const t = useTranslate();
  const { shape = 'text' } = pageHandle(useMatches()) ?? {};
  return (
    <Skeleton shape={typeof shape === 'function' ? shape() : shape} label={t('common:Loading')} />
  );
}
