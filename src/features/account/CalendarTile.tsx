import { Link } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { RelativeTime } from '#src/i18n/RelativeTime.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { paths } from '#src/util/paths.ts';
import styles from './CalendarTile.module.css';
import type { UserCalendar } from './dashboard-loader.ts';

export function CalendarTile({ calendar }: { calendar: UserCalendar }) {
  const t = useTranslate();
  const href = calendar.key
    ? paths.calendarByKey(calendar.key)
    : paths.calendarByIdentifier(calendar.identifier);
  return (
    <article className={styles.tile}>
      <div>
        <h2>
          <Link className={styles.link} to={href}>
            {calendar.title}
          </Link>
        </h2>
        <p className={styles.organization}>
          {calendar.organization_name ?? t('dashboard:Personal')}
        </p>
      </div>
      <p className={styles.foot}>
        {calendar.access === 'owner' ? (
          <Badge tone="accent">{t('dashboard:Owner')}</Badge>
        ) : (
          <Badge>{t('dashboard:Member')}</Badge>
        )}
        <span className={styles.opened}>
          {calendar.last_opened_at ? (
            <RelativeTime
              at={calendar.last_opened_at}
              text={(time) => t('dashboard:Opened %time%', { time })}
            />
          ) : (
            t('dashboard:Never opened')
          )}
        </span>
      </p>
    </article>
  );
}
