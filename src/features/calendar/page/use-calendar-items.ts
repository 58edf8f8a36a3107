import { useParams } from 'react-router-dom';
import { settingsPath } from '#src/calendar/model/calendar-paths.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useFramed } from '#src/session/use-framed.ts';
import type { MenuItem } from '#src/ui/menu/menu-item.ts';
import { useMedia } from '#src/ui/use-media.ts';
import { type DayRange, dayAt } from '#src/util/day-numbers.ts';
import type { ReadableCalendar } from '../address/readable-calendar.ts';
import { useOfflineReading } from '../offline/use-offline-reading.ts';

/** True where the toolbar has no room for another button. */
export const crampedQuery = '(width < 1280px)';

/** The menu's parts about the calendar: its settings, files with the events of the shown days, and keeping it on this device. */
export function useCalendarItems(calendar: ReadableCalendar, range: DayRange): MenuItem[] {
  const t = useTranslate();
  const names = useParams();
  const isFramed = useFramed();
  const isCramped = useMedia(crampedQuery);
  const offlineItem = useOfflineReading(calendar);
  const { may } = calendar.configuration.access;
  const days = new URLSearchParams({ from: dayAt(range.first), to: dayAt(range.last) });
  const settings = {
    kind: 'page',
    key: 'settings',
    label: t('header:Calendar settings'),
    href: settingsPath(names),
    newTab: isFramed ? t('header:Opens in a new tab') : undefined,
  } as const;
  return [
    ...(may.administer && isCramped ? [settings] : []),
    // The settings cannot be framed.
    ...(may.administer && !isFramed
      ? [
          {
            kind: 'page',
            key: 'exchange',
            label: t('calendar:Import and export'),
            href: `${settingsPath(names, 'exchange')}?${days}`,
          } as const,
        ]
      : []),
    ...(offlineItem ? [offlineItem] : []),
  ];
}
