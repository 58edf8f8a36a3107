import { useEffect } from 'react';
import { useWords } from '../words.ts';

/** Names the page in the window's title for as long as it is shown. */
export function PageTitle({ title }: { title: string }) {
  const { appTitle } = useWords();
  // The hosting page has a title element already, and a second one rendered here would have no effect.
  useEffect(() => {
    const before = document.title;
    document.title = `${title} – ${appTitle}`;
    return () => {
      document.title = before;
    };
  }, [title, appTitle]);
  return null;
}
