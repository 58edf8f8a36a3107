import { useTranslate } from '#src/i18n/i18n.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { IconButton } from './Button.tsx';
import styles from './CopyText.module.css';
import { useCopy } from './use-copy.ts';

interface CopyTextProps {
  text: string;
  /** Copied instead of the text, to include more details. */
  copies?: string;
  /** The button's accessible name. */
  label: string;
  onCopy?: () => void;
}

/** A short text with a button that copies it. */
export function CopyText({ text, copies = text, label, onCopy }: CopyTextProps) {
  const { icon, announcement, copy } = useCopy(onCopy);
  return (
    <span className={styles.copy}>
      <code className={styles.text}>{text}</code>
      <IconButton icon={icon} label={label} size="dense" onClick={() => copy(copies)} />
      <VisuallyHidden live>{announcement}</VisuallyHidden>
    </span>
  );
}

interface CopyIconProps {
  text: string;
  /** The column's. */
  name: string;
  onCopy?: (() => void) | undefined;
}

/** Copies a cell of a table. */
export function CopyIcon({ text, name, onCopy }: CopyIconProps) {
  const { icon, announcement, copy } = useCopy(onCopy);
  const t = useTranslate();
  return (
    <>
      <IconButton
        icon={icon}
        label={t('common:Copy: %column%', { column: name })}
        size="dense"
        onClick={() => copy(text)}
      />
      <VisuallyHidden live>{announcement}</VisuallyHidden>
    </>
  );
}
