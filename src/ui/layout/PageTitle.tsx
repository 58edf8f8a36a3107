import { createContext, use, useEffect } from 'react';

/** Completes a page's title to that of the window, for example with the product's name. */
export const WindowTitle = createContext((pageTitle: string) => pageTitle);

/** Sets the window's title while the page is shown. */
export function PageTitle({ title }: { title: string }) {
  const windowTitle = use(WindowTitle)(title);
  // The hosting page already has a title element, and a second one would have no effect.
  useEffect(() => {
    const before = document.title;
    document.title = windowTitle;
    return () => {
      document.title = before;
    };
  }, [windowTitle]);
  return null;
}
