import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useMatches } from 'react-router-dom';
import { pages } from '#generated/app/pages.ts';
import { translationStateAtom } from '#src/i18n/translation-state.ts';
import { AboveContent, AboveContentPlace } from '#src/ui/layout/AboveContent.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import styles from './Layout.module.css';
import { pageHandle } from './route-handle.ts';
import { usePageName } from './use-page-name.ts';

const AccountFrame = lazyPart(
  () => import('#src/features/account/frame/AccountFrame.tsx'),
  'Component',
);
const SettingsNavigation = lazyPart(
  () => import('#src/features/calendar-settings/page/SettingsNavigation.tsx'),
  'SettingsNavigation',
);
const loadAdminFrame = () => import('#src/features/admin/frame/AdminFrame.tsx');
const AdminFrame = lazyPart<'Component', object>(loadAdminFrame, 'Component');
const AdminTabs = lazyPart(loadAdminFrame, 'FixedTabs');

interface FixedPartProps {
  /** Shown until the page's texts have loaded. */
  bar: ReactNode;
}

/** The title of a page that is still loading. Only for the eyes: the page's own is the one to announce. */
export function FixedTitle({ bar }: FixedPartProps) {
  const name = usePageName();
  if (!useHasTexts() || name === undefined) return bar;
  return (
    <div aria-hidden="true">
      <h1>{name}</h1>
    </div>
  );
}

/** The navigation around a page that is still loading. It cannot be used, since its own replaces it, and the focus in it. */
export function FixedNavigation({ bar }: FixedPartProps) {
  const { sideNavigation } = pageHandle(useMatches()) ?? {};
  if (!useHasTexts()) return bar;
  return (
    <Unusable>
      {sideNavigation === 'account' && <AccountFrame />}
      {sideNavigation === 'calendar' && <SettingsNavigation />}
      {!sideNavigation && <AdminFrame fallback={bar} />}
    </Unusable>
  );
}

/** Shows the tabs of a page of the admin tool that is still loading. They cannot be used, either. */
export function FixedTabs({ bar }: FixedPartProps) {
  const page = usePage();
  if (!useHasTexts()) return bar;
  return (
    <div inert aria-hidden="true">
      <AdminTabs page={page?.id} bar={bar} fallback={bar} />
    </div>
  );
}

function Unusable({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <>
      <AboveContent>
        <div ref={setPlace} className={styles.unusable} inert aria-hidden="true" />
      </AboveContent>
      <AboveContentPlace value={place}>{children}</AboveContentPlace>
    </>
  );
}

function useHasTexts(): boolean {
  const { language, sections } = useAtomValue(translationStateAtom);
  const loadedSections = sections.get(language ?? '');
  return usePage()?.sections.every((section) => loadedSections?.has(section)) ?? false;
}

function usePage() {
  const ids = useMatches().map(({ id }) => id);
  return Object.values(pages).find(({ id }) => ids.includes(id));
}
