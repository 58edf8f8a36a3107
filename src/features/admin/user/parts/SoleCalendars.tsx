import { useTranslate } from '#src/i18n/i18n.ts';
import { LongListNotice, maxItems } from '#src/ui/data/LongListNotice.tsx';
import type { UserView } from '../user-data.ts';
import styles from './SoleCalendars.module.css';

/** The calendars that have no other owner and are at risk when the user is deleted. */
export function SoleCalendars({ calendars }: { calendars: UserView['calendars'] }) {
  const t = useTranslate();
  return (
    <div className={styles.box}>
      <p>
        {t(
          'records:%count% calendars have no other owner. Their members keep using them, but nobody can manage them until the account is restored:',
          { count: calendars.length },
        )}
      </p>
      {calendars.length > maxItems && <LongListNotice shown={maxItems} all={calendars.length} />}
      <ul className={styles.list}>
        {calendars.slice(0, maxItems).map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </div>
  );
}
