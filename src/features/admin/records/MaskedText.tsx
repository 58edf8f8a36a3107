import { classNames } from '#src/ui/class-names.ts';
import styles from './MaskedText.module.css';

interface MaskedTextProps {
  text: string;
  /** How many characters stay readable, so that staff can tell two values apart. */
  start: number;
  end: number;
  mono?: boolean;
}

/** Personal data on a page that shows many people: readable only while it is hovered or its row has the focus. */
export function MaskedText({ text, start, end, mono = false }: MaskedTextProps) {
  return (
    <span
      className={classNames(styles.box, mono && styles.mono)}
      data-mask={masked(text, start, end)}
    >
      <span className={styles.text}>{text}</span>
    </span>
  );
}

/** Masks an email address except for its first letter and its domain. */
export function MaskedEmail({ email }: { email: string }) {
  return <MaskedText text={email} start={1} end={email.length - email.lastIndexOf('@')} />;
}

function masked(text: string, start: number, end: number): string {
  return `${text.slice(0, start)}••••${text.slice(Math.max(start, text.length - end))}`;
}
