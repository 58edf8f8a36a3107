import { useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

/** Copies a text that is too long to be shown beside its button. */
export function CopyButton({ text, label }: { text: () => string; label: string }) {
  const t = useTranslate();
  const [done, setDone] = useState(false);
  return (
    <>
      <Button
        size="dense"
        onClick={() => {
          // Where the browser refuses, the button goes on offering it.
          navigator.clipboard?.writeText(text()).then(
            () => setDone(true),
            () => setDone(false),
          );
        }}
      >
        <Icon name={done ? 'check' : 'copy'} />
        {label}
      </Button>
      <VisuallyHidden live>{done ? t('common:Copied') : ''}</VisuallyHidden>
    </>
  );
}
