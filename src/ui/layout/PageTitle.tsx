import { useEffect } from 'react';
import { useWords } from '../words.ts';

/** Names the page in the window's title. */
export function PageTitle({ title }: { title: string }) {
  const { appTitle } = useWords();
  // The hosting page has a title element already, and a second one rendered here would have no effect.
  useEffect(() => {
    document.title = `${title} – ${appTitle}`;
  }, [title, appTitle]);
  return null;
}
