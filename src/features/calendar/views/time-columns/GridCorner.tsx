import { useTranslate } from '#src/i18n/i18n.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { currentZone, deviceZone, writeZone } from '#src/util/time-zones.ts';
import { placeName } from '../../formats/place-name.ts';
import styles from './GridCorner.module.css';

interface GridCornerProps {
  /** The number of the week of all columns; null if it is not shown. */
  weekNumber: number | null;
  /** The zone of the hours beside the columns; null is the device's. */
  first: string | null;
  /** That of further hours beside these; null for none. */
  second: string | null;
}

/** Above the hours, the number of the week, and the places of the time zones, unless the only one is the device's. */
export function GridCorner({ weekNumber, first, second }: GridCornerProps) {
  const t = useTranslate();
  const isOwn = first === null || currentZone(first) === deviceZone();
  return (
    <span className={styles.corner}>
      {weekNumber !== null && (
        <span className={styles.week} title={t('calendar:Week %number%', { number: weekNumber })}>
          <span aria-hidden="true">
            {t('calendar:Week %number% (short)', { number: weekNumber })}
          </span>
          <VisuallyHidden>{t('calendar:Week %number%', { number: weekNumber })}</VisuallyHidden>
        </span>
      )}
      <span className={styles.zones}>
        {second !== null && <ZoneName zone={second} className={styles.second} />}
        {first !== null && (second !== null || !isOwn) && (
          <ZoneName zone={first} className={styles.first} />
        )}
      </span>
    </span>
  );
}

/** The place that a zone is named after. Its whole name is on hover, and for assistive technology. */
function ZoneName({ zone, className }: { zone: string; className: string | undefined }) {
  const t = useTranslate();
  const name = writeZone(zone);
  return (
    <span className={className} title={name}>
      <span aria-hidden="true">{placeName(zone)}</span>
      <VisuallyHidden>{t('calendar:Times in %zone%', { zone: name })}</VisuallyHidden>
    </span>
  );
}
