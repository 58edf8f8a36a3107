import { memo } from 'react';
import { Link } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { RelativeTime } from '#src/i18n/RelativeTime.tsx';
import { Badge } from '#src/ui/data/Badge.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { ContextMenu } from '#src/ui/menu/ContextMenu.tsx';
import { MenuButton } from '#src/ui/menu/MenuButton.tsx';
import { Tooltip } from '#src/ui/overlay/Tooltip.tsx';
import { calendarPath, type UserCalendar } from '../user-calendar.ts';
import styles from './CalendarTile.module.css';
import { useCalendarMenu } from './calendar-menu.ts';

interface CalendarTileProps {
  calendar: UserCalendar;
  /** Asks whether to remove it. The same function on each render, or all tiles render again. */
  onRemove: (calendar: UserCalendar) => void;
}

/** A calendar on the dashboard. Its menu opens from a button, and from a right click or long press on the tile. */
export const CalendarTile = memo(function CalendarTile({ calendar, onRemove }: CalendarTileProps) {
  const t = useTranslate();
  const { title } = calendar;
  const menu = {
    label: t('dashboard:Actions for %title%', { title }),
    items: useCalendarMenu(calendar, () => onRemove(calendar)),
  };
  return (
    <article className={styles.frame}>
      <ContextMenu {...menu} className={styles.tile}>
        <div className={styles.head}>
          <h2>
            <Tooltip text={title} ifCut>
              <Link className={styles.link} to={calendarPath(calendar)}>
                {title}
              </Link>
            </Tooltip>
          </h2>
          <p className={styles.organization}>
            {calendar.organization_name ?? t('dashboard:Personal')}
          </p>
        </div>
        <p className={styles.foot}>
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
          {calendar.role === 'member' && <Badge>{t('dashboard:Member')}</Badge>}
          {!calendar.active && <Badge tone="warning">{t('common:Inactive')}</Badge>}
        </p>
      </ContextMenu>
      <div className={styles.more}>
        <MenuButton {...menu}>
          <Icon name="more" />
        </MenuButton>
      </div>
    </article>
  );
});
