import styles from './Progress.module.css';

interface ProgressProps {
  /** Names the work: "Uploading photo.jpg". */
  label: string;
  /** From 0 to 1; leave it out while nobody knows how far the work has come. */
  value?: number | undefined;
  /** How far it has come in words: "4 of 12 MB". */
  text?: string;
}

/** Long work that goes on. */
export function Progress({ label, value, text }: ProgressProps) {
  return (
    <div className={styles.progress}>
      <span className={styles.words} aria-hidden="true">
        <span>{label}</span>
        <span className={styles.text}>{text}</span>
      </span>
      <progress className={styles.bar} value={value} aria-label={label} aria-valuetext={text} />
    </div>
  );
}
