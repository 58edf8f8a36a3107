import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { settingsAtom } from './settings-atom.ts';

/** Names the page in the window's title. */
export function PageTitle({ title }: { title: string }) {
  const { appTitle } = useAtomValue(settingsAtom);
  // The hosting page brings a title element of its own, which one rendered here would only stand behind.
  useEffect(() => {
    document.title = `${title} – ${appTitle}`;
  }, [title, appTitle]);
  return null;
}
