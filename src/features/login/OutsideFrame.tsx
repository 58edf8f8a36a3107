import type { ReactNode } from 'react';
import { useFramed } from '#src/session/use-framed.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const OpenInTab = lazyPart(() => import('./OpenInTab.tsx'), 'OpenInTab');

/** Shows a form, or inside a frame a button that opens a tab: browsers withhold the session from framed pages. */
export function OutsideFrame({ title, children }: { title: string; children: ReactNode }) {
  return useFramed() ? <OpenInTab title={title} /> : children;
}
