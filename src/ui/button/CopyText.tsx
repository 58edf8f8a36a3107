import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { IconButton } from './Button.tsx';
import styles from './CopyText.module.css';
import { useCopy } from './use-copy.ts';

interface CopyTextProps {
  text: string;
  /** Copied in the place of the text, where there is more to pass on. */
  copies?: string;
  /** Name of the button. */
  label: string;
}

/** A short text to pass on, with a button that copies it. */
export function CopyText({ text, copies = text, label }: CopyTextProps) {
  const { icon, said, copy } = useCopy();
  return (
    <span className={styles.copy}>
      <code className={styles.text}>{text}</code>
      <IconButton icon={icon} label={label} size="dense" onClick={() => copy(copies)} />
      <VisuallyHidden live>{said}</VisuallyHidden>
    </span>
  );
}
