import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { settingsAtom, shownNamesAtom } from '#src/settings/settings-atom.ts';
import { WindowTitle } from '#src/ui/layout/PageTitle.tsx';

/** Adds the product's name to the window's title, and whom the product is viewed as. */
export function WindowTitles({ children }: { children: ReactNode }) {
  const { title: appTitle } = useAtomValue(shownNamesAtom);
  const { impersonated, user } = useAtomValue(settingsAtom);
  const mark = impersonated && user ? `(${user.name}) ` : '';
  return (
    <WindowTitle value={(pageTitle) => `${mark}${pageTitle} – ${appTitle}`}>{children}</WindowTitle>
  );
}
