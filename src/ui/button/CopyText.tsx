import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { IconButton } from './Button.tsx';
import styles from './CopyText.module.css';
import { useCopy } from './use-copy.ts';

/** A short text to pass on, with a button that copies it. `label` names the button. */
export function CopyText({ text, label }: { text: string; label: string }) {
  const { icon, said, copy } = useCopy();
  return (
    <span className={styles.copy}>
      <code className={styles.text}>{text}</code>
      <IconButton icon={icon} label={label} size="dense" onClick={() => copy(text)} />
      <VisuallyHidden live>{said}</VisuallyHidden>
    </span>
  );
}
