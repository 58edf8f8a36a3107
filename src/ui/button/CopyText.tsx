import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { IconButton } from './Button.tsx';
import styles from './CopyText.module.css';
import { useCopy } from './use-copy.ts';

/** A short text to pass on, with a button that copies it; how that went is announced. */
export function CopyText({
  text,
  label,
  words,
}: {
  text: string;
  /** Name of the button. */
  label: string;
  words: Parameters<typeof useCopy>[0];
}) {
  const { icon, said, copy } = useCopy(words);
  return (
    <span className={styles.copy}>
      <code className={styles.text}>{text}</code>
      <IconButton icon={icon} label={label} size="dense" onClick={() => copy(text)} />
      <VisuallyHidden live>{said}</VisuallyHidden>
    </span>
  );
}
