import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { useMoreWords } from '../words.ts';
import styles from './Counter.module.css';

interface CounterProps {
  count: number;
  max: number;
  /** The share of the limit from which it is shown; from the first character by default. */
  from?: number;
}

/** For the eye at each key; read out only when the end is near, since a number at each key drowns what is typed. */
export function Counter({ count, max, from = 0 }: CounterProps) {
  const words = useMoreWords();
  const text = words.characters(count, max);
  return (
    <>
      {count >= max * from && (
        <p className={styles.counter} data-over={count > max} aria-hidden="true">
          {text}
        </p>
      )}
      <VisuallyHidden live>{count >= max * 0.9 && text}</VisuallyHidden>
    </>
  );
}

/** Counts as the contract does. */
export function charactersIn(text: string): number {
  return [...text].length;
}
