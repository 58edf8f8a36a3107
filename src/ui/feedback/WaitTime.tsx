import { useTranslate } from '#src/i18n/i18n.ts';
import { useSecondsLeft } from '../use-seconds-left.ts';
import styles from './WaitTime.module.css';

/**
 * Counts down until another try is allowed. It stands in the error's box, outside what is announced, because it changes
 * each second.
 */
export function WaitTime({ until = 0 }: { until: number | undefined }) {
  const t = useTranslate();
  const count = useSecondsLeft(until);
  if (count === 0) return null;
  return (
    <p className={styles.wait} role="timer">
      {count < 120
        ? t('errors:Please try again in %count% seconds.', { count })
        : t('errors:Please try again in %count% minutes.', { count: Math.ceil(count / 60) })}
    </p>
  );
}
