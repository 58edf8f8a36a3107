import { useTranslate } from '#src/i18n/i18n.ts';
import { Badge } from '#src/ui/data/Badge.tsx';
import { InitialMark } from '#src/ui/data/InitialMark.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import styles from './NotificationTable.module.css';

interface CalendarNameProps {
  /** 0 for all calendars. */
  id: number;
  title: string;
  active: boolean;
  /** A summary of the emails, for the line of a phone, on which the choices are hidden until it is in use. */
  summary: string;
}

/** The header of a line: a calendar with its mark, or all calendars. */
export function CalendarName({ id, title, active, summary }: CalendarNameProps) {
  const t = useTranslate();
  if (id === 0) return <strong>{title}</strong>;
  return (
    <span className={styles.name}>
      <InitialMark id={id} name={title} />
      <span className={styles.title}>{title}</span>
      {!active && <Badge tone="warning">{t('common:Inactive')}</Badge>}
      <span className={styles.summary} aria-hidden="true">
        {summary}
        <Icon name="chevron-down" />
      </span>
    </span>
  );
}
