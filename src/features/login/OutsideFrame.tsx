import type { ReactNode } from 'react';
import { useFramed } from '#src/session/use-framed.ts';
import { usePart } from '#src/ui/use-part.ts';

/** Shows a form, or inside a frame a button that opens a tab: browsers withhold the session from framed pages. */
export function OutsideFrame({ title, children }: { title: string; children: ReactNode }) {
  const isFramed = useFramed();
  const framed = usePart(loadOpenInTab, isFramed, () => {});
  if (!isFramed) return children;
  return framed && <framed.OpenInTab title={title} />;
}

function loadOpenInTab() {
  return import('./OpenInTab.tsx');
}
