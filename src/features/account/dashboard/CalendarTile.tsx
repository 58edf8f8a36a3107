import { memo } from 'react';
import { Link } from 'react-router-dom';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { IconButton } from '#src/ui/button/Button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Badge } from '#src/ui/data/Badge.tsx';
import { InitialMark } from '#src/ui/data/InitialMark.tsx';
import { RelativeTime } from '#src/ui/data/RelativeTime.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { ContextMenu } from '#src/ui/menu/ContextMenu.tsx';
import { MenuButton } from '#src/ui/menu/MenuButton.tsx';
import type { Moves, Place, Step } from '#src/ui/order/order.ts';
import { useMoves } from '#src/ui/order/use-moves.ts';
import { Tooltip } from '#src/ui/overlay/Tooltip.tsx';
import { calendarPath, type UserCalendar } from '../user-calendar.ts';
import styles from './CalendarTile.module.css';
import { useCalendarMenu } from './calendar-menu.ts';
import type { Layout } from './dashboard-choices.ts';

export interface CalendarActs {
  /** Moves a pinned calendar past the next one. Must be stable across renders, or all tiles render again. */
  onMoveBy: (calendar: UserCalendar, step: Step) => void;
  /** Moves a pinned calendar beside another one. Must be stable, too. */
  onMoveTo: (id: number, place: Place<number>) => void;
  /** Pins or unpins a calendar. Must be stable across renders, or all tiles render again. */
  onPin: (calendar: UserCalendar) => void;
  /** Asks whether to remove it. Must be stable, too. */
  onRemove: (calendar: UserCalendar) => void;
}

/** A calendar on the dashboard. Its menu opens from a button, and from a right click or long press anywhere on it. */
export const CalendarTile = memo(function CalendarTile({
  calendar,
  moves,
  layout,
  onPin,
  onRemove,
  onMoveBy,
  onMoveTo,
}: CalendarActs & { calendar: UserCalendar; moves: Moves; layout: Layout }) {
  const t = useTranslate();
  const { id, title, pinned } = calendar;
  const relation = describeRelation(t, calendar);
  const moving = useMoves(
    { key: String(id), list: 'pinned-calendar', moves },
    {
      onMoveBy: (step) => onMoveBy(calendar, step),
      onMoveTo: (key, side) => onMoveTo(Number(key), { id, side }),
    },
  );
  const menu = {
    label: t('dashboard:Actions for %title%', { title }),
    items: useCalendarMenu(calendar, moves, {
      onPin: () => onPin(calendar),
      onMoveBy: (step) => onMoveBy(calendar, step),
      onRemove: () => onRemove(calendar),
    }),
  };
  return (
    <article
      {...moving}
      className={classNames(styles.frame, layout === 'rows' && styles.row, pinned && styles.pinned)}
    >
      <ContextMenu {...menu} className={styles.tile}>
        <span className={styles.mark}>
          <InitialMark id={id} name={title} />
        </span>
        <h2 className={styles.title}>
          <Tooltip text={title} ifCut>
            <Link
              className={styles.link}
              to={calendarPath(calendar)}
              aria-keyshortcuts={moves === 'none' ? undefined : 'Alt+ArrowUp Alt+ArrowDown'}
            >
              {title}
            </Link>
          </Tooltip>
        </h2>
        <Tooltip text={relation} ifCut>
          <p className={styles.whose}>{relation}</p>
        </Tooltip>
        <Facts calendar={calendar} />
      </ContextMenu>
      <div className={styles.acts}>
        {pinned && (
          <IconButton
            icon="pin"
            label={t('dashboard:Unpin %title%', { title })}
            onClick={(event) => {
              onPin(calendar);
              // The button disappears, but not its tile.
              event.currentTarget.closest('article')?.querySelector('a')?.focus();
            }}
          />
        )}
        <MenuButton {...menu}>
          <Icon name="more" />
        </MenuButton>
      </div>
    </article>
  );
});

/** When it was last opened, and icons for what is unusual about it. */
function Facts({ calendar }: { calendar: UserCalendar }) {
  const t = useTranslate();
  const { last_opened_at, active } = calendar;
  return (
    <p className={styles.facts}>
      <span className={styles.opened}>
        {last_opened_at ? (
          <RelativeTime
            at={last_opened_at}
            text={(time) => t('dashboard:Opened %time%', { time })}
          />
        ) : (
          t('dashboard:Never opened')
        )}
      </span>
      <span className={styles.badges}>
        {!active && <Badge tone="warning">{t('common:Inactive')}</Badge>}
      </span>
    </p>
  );
}

/** The user's role, the owner if that is somebody else, and the organization. */
function describeRelation(t: Translate, { role, owner, organization_name }: UserCalendar): string {
  const parts = role === 'member' ? [t('dashboard:Member'), owner.name] : [t('dashboard:Owner')];
  return [...parts, ...(organization_name ? [organization_name] : [])].join(' · ');
}
