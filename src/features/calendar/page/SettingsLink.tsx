import { Link, useParams } from 'react-router-dom';
import { settingsPath } from '#src/calendar/model/calendar-paths.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useAccountLink } from '#src/session/use-framed.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Tooltip } from '#src/ui/overlay/Tooltip.tsx';
import { useMedia } from '#src/ui/use-media.ts';
import styles from './SettingsLink.module.css';
import { crampedQuery } from './use-calendar-items.ts';

/** Leads administrators to the calendar's settings, which cannot be framed. Where the row has no room, its menu does. */
export function SettingsLink() {
  const t = useTranslate();
  const link = useAccountLink();
  const path = settingsPath(useParams());
  const hasRoom = !useMedia(crampedQuery);
  const label = t('header:Calendar settings');
  if (!hasRoom) return null;
  return (
    <Tooltip text={label}>
      <Link {...link} className={styles.link} to={path} aria-label={label}>
        <Icon name="gear" />
      </Link>
    </Tooltip>
  );
}
