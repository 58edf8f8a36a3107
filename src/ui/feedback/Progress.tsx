import styles from './Progress.module.css';

interface ProgressProps {
  /** The name of the task: "Uploading photo.jpg". */
  label: string;
  /** From 0 to 1; omit it while the progress is unknown. */
  value?: number | undefined;
  /** The progress as text: "4 of 12 MB". */
  text?: string;
  /** Hides the name visually, because it is already next to the bar. */
  labelHidden?: boolean;
}

/** The progress of a long-running task. */
export function Progress({ label, value, text, labelHidden = false }: ProgressProps) {
  return (
    <div className={styles.progress}>
      <span className={styles.words} aria-hidden="true">
        {!labelHidden && <span>{label}</span>}
        <span className={styles.text}>{text}</span>
      </span>
      <progress className={styles.bar} value={value} aria-label={label} aria-valuetext={text} />
    </div>
  );
}
