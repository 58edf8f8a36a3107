import { useAtomValue, useSetAtom } from 'jotai';
import { calendarAddress, nameCalendar, settingsPath } from '#src/calendar/model/calendar-paths.ts';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { type Message, message } from '#src/i18n/message.ts';
import { useOwnerOnly } from '#src/session/OwnerButton.tsx';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { statusAtom } from '#src/status/status.ts';
import { copyText } from '#src/ui/button/use-copy.ts';
import type { MenuItem } from '#src/ui/menu/menu-item.ts';
import { moveItems } from '#src/ui/order/move-items.ts';
import type { Moves, Step } from '#src/ui/order/order.ts';
import { paths } from '#src/util/paths.ts';
import { calendarPath, type UserCalendar } from '../user-calendar.ts';

interface CalendarMenuActs {
  onPin: () => void;
  onMoveBy: (step: Step) => void;
  onRemove: () => void;
}

/** The menu items of a calendar on the dashboard. */
export function useCalendarMenu(
  calendar: UserCalendar,
  moves: Moves,
  { onPin, onMoveBy, onRemove }: CalendarMenuActs,
): MenuItem[] {
  const t = useTranslate();
  const { title, pinned } = calendar;
  const path = calendarPath(calendar);
  // Not the router's hook, which would re-render every tile whenever the search changes the address.
  const { baseUrl } = useAtomValue(settingsAtom);
  const setStatus = useSetAtom(statusAtom);
  const ownerOnly = useOwnerOnly();
  const copy = async (text: string, done: Message) => {
    const refusal = message('common:Your browser did not allow copying.');
    if ((await copyText(text)) === 'copied') setStatus({ type: 'success', text: done });
    else setStatus({ type: 'error', text: refusal });
  };
  return [
    { key: 'open', label: t('dashboard:Open'), icon: 'calendar', kind: 'page', href: path },
    {
      key: 'new-tab',
      label: t('dashboard:Open in a new tab'),
      icon: 'external',
      kind: 'page',
      href: path,
      newTab: t('header:Opens in a new tab'),
    },
    {
      key: 'copy',
      label: t('dashboard:Copy'),
      icon: 'copy',
      kind: 'submenu',
      items: [
        {
          key: 'link',
          label: t('dashboard:Link'),
          icon: 'link',
          kind: 'action',
          onSelect: () =>
            void copy(
              calendarAddress(baseUrl, nameCalendar(calendar)),
              message('dashboard:Link copied'),
            ),
        },
        {
          key: 'title',
          label: t('dashboard:Title'),
          icon: 'text',
          kind: 'action',
          onSelect: () => void copy(title, message('dashboard:Title copied')),
        },
      ],
    },
    ...pinItems(t, pinned, moves, { onPin, onMoveBy }),
    ...settingsItem(t, calendar),
    {
      key: 'emails',
      label: t('dashboard:Email notifications'),
      icon: 'mail',
      kind: 'page',
      href: paths.notifications({ calendar: calendar.id }),
    },
    {
      key: 'remove',
      label: t('dashboard:Remove…'),
      icon: 'trash',
      kind: 'action',
      divided: true,
      obstacle: ownerOnly ?? undefined,
      onSelect: onRemove,
    },
  ];
}

/** Pins or unpins, and moves a pinned calendar. */
function pinItems(
  t: Translate,
  isPinned: boolean,
  moves: Moves,
  { onPin, onMoveBy }: Pick<CalendarMenuActs, 'onPin' | 'onMoveBy'>,
): readonly MenuItem[] {
  const labels = { earlier: t('dashboard:Move earlier'), later: t('dashboard:Move later') };
  return [
    {
      key: 'pin',
      label: isPinned ? t('dashboard:Unpin') : t('dashboard:Pin'),
      icon: 'pin',
      kind: 'action',
      divided: true,
      onSelect: onPin,
    },
    ...moveItems(labels, moves, onMoveBy),
  ];
}

/** Leads to the settings of the user's own calendar. */
function settingsItem(t: Translate, calendar: UserCalendar): readonly MenuItem[] {
  if (calendar.role !== 'owner' || !calendar.active) return [];
  return [
    {
      key: 'settings',
      label: t('dashboard:Settings'),
      icon: 'gear',
      kind: 'page',
      href: settingsPath(nameCalendar(calendar)),
    },
  ];
}
