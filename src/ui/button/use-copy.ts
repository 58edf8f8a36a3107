import { useState } from 'react';
import { useWords } from '../words.ts';

type CopyOutcome = 'copied' | 'refused';

/** Copies a text to the clipboard, if the browser allows it. */
export async function copyText(text: string): Promise<CopyOutcome> {
  try {
    // Missing on insecure pages, which counts as a refusal.
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}

/** Copies a text, and shows the outcome with an icon and an announcement. */
export function useCopy() {
  const words = useWords();
  const [outcome, setOutcome] = useState<CopyOutcome | null>(null);
  return {
    icon: outcome === null ? 'copy' : icons[outcome],
    isCopied: outcome === 'copied',
    said: outcome === null ? '' : words[outcome === 'copied' ? 'copied' : 'copyRefused'],
    copy: (text: string) => {
      // Cleared first, so that a repeated outcome is announced again.
      setOutcome(null);
      void copyText(text).then(setOutcome);
    },
  };
}

const icons: Record<CopyOutcome, string> = { copied: 'check', refused: 'alert' };
