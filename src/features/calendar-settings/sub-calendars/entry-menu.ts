import type { FolderEntry } from '#src/calendar/model/folders.ts';
import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import type { MenuItem } from '#src/ui/menu/menu-item.ts';
import { moveItems } from '#src/ui/order/move-items.ts';
import type { Moves, Step } from '#src/ui/order/order.ts';
import { moveLabels } from '../frame/move-labels.ts';
import { isLastActive } from './edit.ts';
import type { Task } from './task.ts';

export interface EntryActs {
  /** All of the calendar. */
  subCalendars: readonly SubCalendar[];
  onTask: (task: Task) => void;
  onActivate: (subCalendar: SubCalendar, isActive: boolean) => void;
}

interface MenuActs extends EntryActs {
  moves: Moves;
  onMove: (step: Step) => void;
}

/** The menu of a sub-calendar or a folder. */
export function useEntryMenu(entry: FolderEntry, acts: MenuActs): readonly MenuItem[] {
  const t = useTranslate();
  const { onTask } = acts;
  if (entry.kind === 'subCalendar') return subCalendarItems(t, entry.subCalendar, acts);
  return [
    {
      key: 'rename',
      label: t('settings:Rename…'),
      icon: 'text',
      kind: 'action',
      onSelect: () => onTask({ kind: 'rename', folder: entry.folder }),
    },
    ...moveItems(moveLabels(t), acts.moves, acts.onMove),
  ];
}

function subCalendarItems(
  t: Translate,
  subCalendar: SubCalendar,
  { subCalendars, onTask, onActivate, ...acts }: MenuActs,
): readonly MenuItem[] {
  const { active } = subCalendar;
  const obstacle = isLastActive(subCalendar, subCalendars)
    ? t('settings:At least one sub-calendar stays active.')
    : undefined;
  return [
    {
      key: 'edit',
      label: t('settings:Edit…'),
      icon: 'gear',
      kind: 'action',
      onSelect: () => onTask({ kind: 'edit', subCalendar }),
    },
    ...moveItems(moveLabels(t), acts.moves, acts.onMove),
    {
      key: 'active',
      label: active ? t('settings:Deactivate') : t('settings:Activate'),
      icon: active ? 'eye-off' : 'eye',
      kind: 'action',
      obstacle,
      onSelect: () => onActivate(subCalendar, !active),
    },
    {
      key: 'merge',
      label: t('settings:Merge into…'),
      icon: 'moved',
      kind: 'action',
      divided: true,
      obstacle,
      onSelect: () => onTask({ kind: 'merge', subCalendar }),
    },
    {
      key: 'delete',
      label: t('settings:Delete…'),
      icon: 'trash',
      kind: 'action',
      obstacle,
      onSelect: () => onTask({ kind: 'delete', subCalendar }),
    },
  ];
}
