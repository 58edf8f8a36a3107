import { useState } from 'react';
import type { IconName } from '#generated/icons.ts';
import { useTranslate } from '#src/i18n/i18n.ts';

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

/**
 * Copies a text, and shows the outcome with an icon and an announcement.
 * @param onCopy is called once it is copied.
 */
export function useCopy(onCopy?: () => void) {
  const t = useTranslate();
  const [outcome, setOutcome] = useState<CopyOutcome | null>(null);
  const outcomes = {
    copied: t('common:Copied'),
    refused: t('common:Your browser did not allow copying.'),
  };
  return {
    icon: outcome === null ? 'copy' : icons[outcome],
    isCopied: outcome === 'copied',
    announcement: outcome === null ? '' : outcomes[outcome],
    copy: (text: string) => {
      // Cleared first, so that a repeated outcome is announced again.
      setOutcome(null);
      void copyText(text).then((next) => {
        setOutcome(next);
        if (next === 'copied') onCopy?.();
      });
    },
  };
}

const icons: Record<CopyOutcome, IconName> = { copied: 'check', refused: 'alert' };
