import { useState } from 'react';
import { IconButton } from './Button.tsx';
import styles from './CopyText.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** A short text to pass on, with a button that copies it; `copied` is announced when it did. */
export function CopyText({ text, label, copied }: { text: string; label: string; copied: string }) {
  const [done, setDone] = useState(false);
  return (
    <span className={styles.copy}>
      <code className={styles.text}>{text}</code>
      <IconButton
        icon={done ? 'check' : 'copy'}
        label={label}
        size="dense"
        onClick={() => {
          // Where the browser refuses, the text can still be selected.
          navigator.clipboard?.writeText(text).then(
            () => setDone(true),
            () => setDone(false),
          );
        }}
      />
      <VisuallyHidden live>{done ? copied : ''}</VisuallyHidden>
    </span>
  );
}
