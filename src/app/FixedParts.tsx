import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useMatches } from 'react-router-dom';
import { pages } from '#generated/app/pages.ts';
import { translationStateAtom } from '#src/i18n/translation-state.ts';
import { PageTitle } from '#src/ui/layout/PageTitle.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { pageHandle } from './route-handle.ts';
import { usePageName } from './use-page-name.ts';

const AccountFrame = lazyPart(() =>
  import('#src/features/account/frame/AccountFrame.tsx').then((module) => module.Component),
);
const AdminFrame = lazyPart(() =>
  import('#src/features/admin/frame/AdminFrame.tsx').then((module) => module.Component),
);

interface FixedPartProps {
  /** Shown until the page's texts have loaded. */
  bar: ReactNode;
}

/** The title of a page that is still loading. */
export function FixedTitle({ bar }: FixedPartProps) {
  const name = usePageName();
  if (!useHasTexts() || name === undefined) return bar;
  return (
    <>
      <PageTitle title={name} />
      <h1>{name}</h1>
    </>
  );
}

/** The navigation around a page that is still loading. */
export function FixedNavigation({ bar }: FixedPartProps) {
  const { hasSideNavigation = false } = pageHandle(useMatches()) ?? {};
  if (!useHasTexts()) return bar;
  return hasSideNavigation ? <AccountFrame /> : <AdminFrame fallback={bar} />;
}

function useHasTexts(): boolean {
  const { language, sections } = useAtomValue(translationStateAtom);
  const loaded = sections.get(language ?? '');
  const ids = useMatches().map(({ id }) => id);
  const page = Object.values(pages).find(({ id }) => ids.includes(id));
  return page?.sections.every((section) => loaded?.has(section)) ?? false;
}
