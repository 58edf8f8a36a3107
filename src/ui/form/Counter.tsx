import { useTranslate } from '#src/i18n/i18n.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './Counter.module.css';

interface CounterProps {
  count: number;
  max: number;
  /** The share of the maximum from which the counter is visible. Default 0. */
  from?: number;
}

/**
 * Updates visually with each key, but is announced only near the limit, because constant announcements drown out
 * typing.
 */
export function Counter({ count, max, from = 0 }: CounterProps) {
  const t = useTranslate();
  const text = t('common:%from% of %total% characters', { from: count, total: max });
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

/** Counts characters as the contract does. */
export function charactersIn(text: string): number {
  return [...text].length;
}
