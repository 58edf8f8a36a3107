import type { ComponentProps } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';

export type PageShape = ComponentProps<typeof Skeleton>['shape'];

/** Stands in the frame while a page's code and data are on their way. */
export function PageSkeleton({ shape }: { shape: PageShape }) {
  const t = useTranslate();
  return <Skeleton shape={shape} label={t('common:Loading')} />;
}
