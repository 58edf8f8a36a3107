import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** The element before the page's content. */
export const AboveContentPlace = createContext<HTMLElement | null>(null);

/** Shows what several pages repeat, such as a navigation, before the page's content, so that the skip link passes it. */
export function AboveContent({ children }: { children: ReactNode }) {
  const place = use(AboveContentPlace);
  return place && createPortal(children, place);
}
