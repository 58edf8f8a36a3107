import { Link, useParams } from 'react-router-dom';
import { settingsPath } from '#src/calendar/model/calendar-paths.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useAccountLink } from '#src/session/use-framed.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Tooltip } from '#src/ui/overlay/Tooltip.tsx';
import styles from './SettingsLink.module.css';

/** Leads administrators to the calendar's settings, which cannot be framed. */
export function SettingsLink() {
  const t = useTranslate();
  const label = t('header:Calendar settings');
  return (
    <Tooltip text={label}>
      <Link
        {...useAccountLink()}
        className={styles.link}
        to={settingsPath(useParams())}
        aria-label={label}
      >
        <Icon name="gear" />
      </Link>
    </Tooltip>
  );
}
