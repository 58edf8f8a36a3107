import { useState } from 'react';
import { useWords } from '../words.ts';

type CopyOutcome = 'copied' | 'refused';

/** Copies a text to the clipboard, as far as the browser allows it. */
export async function copyText(text: string): Promise<CopyOutcome> {
  try {
    // Absent on a page that came without encryption, which is a refusal too.
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}

/** Copies a text, and tells by an icon and an announcement how the last copying went. */
export function useCopy() {
  const words = useWords();
  const [outcome, setOutcome] = useState<CopyOutcome | null>(null);
  return {
    icon: outcome === null ? 'copy' : icons[outcome],
    said: outcome === null ? '' : words[outcome === 'copied' ? 'copied' : 'copyRefused'],
    copy: (text: string) => {
      // Taken back first, so that the same outcome is announced once more.
      setOutcome(null);
      void copyText(text).then(setOutcome);
    },
  };
}

const icons: Record<CopyOutcome, string> = { copied: 'check', refused: 'alert' };
