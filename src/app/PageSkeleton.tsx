import { useMatches } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { loadFixedParts } from './fixed-parts.ts';
import { pageHandle } from './route-handle.ts';

const FixedTitle = lazyPart(loadFixedParts, 'FixedTitle');
const FixedTabs = lazyPart(loadFixedParts, 'FixedTabs');
const FixedNavigation = lazyPart(loadFixedParts, 'FixedNavigation');

/** Shown in the layout while the code and data of the first page load, with the parts that do not depend on them. */
export function PageSkeleton() {
  const t = useTranslate();
  const { shape = 'text', sideNavigation } = pageHandle(useMatches()) ?? {};
  return (
    <Skeleton
      shape={typeof shape === 'function' ? shape() : shape}
      label={t('common:Loading')}
      title={(bar) => <FixedTitle bar={bar} fallback={bar} />}
      tabs={(bar) => <FixedTabs bar={bar} fallback={bar} />}
      navigation={(bar) => (bar || sideNavigation) && <FixedNavigation bar={bar} fallback={bar} />}
    />
  );
}
