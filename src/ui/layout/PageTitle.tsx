import { useEffect } from 'react';
import { useWords } from '../words.ts';

/** Sets the window's title while the page is shown. */
export function PageTitle({ title }: { title: string }) {
  const { appTitle, titleMark } = useWords();
  // The hosting page already has a title element, and a second one would have no effect.
  useEffect(() => {
    const before = document.title;
    document.title = `${titleMark}${title} – ${appTitle}`;
    return () => {
      document.title = before;
    };
  }, [title, appTitle, titleMark]);
  return null;
}
