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
}

/** A short text with a button that copies it. */
export function CopyText({ text, copies = text, label }: CopyTextProps) {
  const { icon, announcement, copy } = useCopy();
  return (
    <span className={styles.copy}>
      <code className={styles.text}>{text}</code>
      <IconButton icon={icon} label={label} size="dense" onClick={() => copy(copies)} />
      <VisuallyHidden live>{announcement}</VisuallyHidden>
    </span>
  );
}

/** Copies a cell of a table; `name` is the column's. */
export function CopyIcon({ text, name }: { text: string; name: string }) {
  const { icon, announcement, copy } = useCopy();
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
