import type { ReactNode } from 'react';
import { useFramed } from '#src/session/use-framed.ts';
import { usePart } from '#src/ui/use-part.ts';

/** Shows a form, but inside a frame the way to a tab of its own: browsers keep the session of a framed page from it. */
export function OutsideFrame({ title, children }: { title: string; children: ReactNode }) {
  const isFramed = useFramed();
  const framed = usePart(loadOpenInTab, isFramed, () => {});
  if (!isFramed) return children;
  return framed && <framed.OpenInTab title={title} />;
}

function loadOpenInTab() {
  return import('./OpenInTab.tsx');
}
