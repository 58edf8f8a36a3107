import { placeName } from '../../formats/place-name.ts';
import styles from './ZoneNames.module.css';

/** The places of two time zones above their hours. The first is beside the days. */
export function ZoneNames({ first, second }: { first: string | null; second: string }) {
  return (
    <span className={styles.zones} aria-hidden="true">
      <span className={styles.second} title={second}>
        {placeName(second)}
      </span>
      {first !== null && (
        <span className={styles.first} title={first}>
          {placeName(first)}
        </span>
      )}
    </span>
  );
}
