import { cellPlace, newTimes } from '#src/calendar/layout/grid-geometry.ts';
import type { Translate } from '#src/i18n/i18n.ts';
import { messageText } from '#src/i18n/message.ts';
import type { MenuItem } from '#src/ui/menu/menu-item.ts';
import { creationIn } from '../commands/command-right.ts';
import type { Commands } from '../commands/commands-context.ts';
import { paste } from '../grid/copy-keys.ts';
import type { MoveTarget } from '../grid/use-move-rules.ts';
import type { ViewProps } from '../grid/view-props.ts';
import type { MenuRequest, MenuSubject } from './menu-subject.ts';

/** The data for the menu of a place. */
export interface PlaceMenu
  extends Pick<
      ViewProps,
      'events' | 'subCalendars' | 'eventLook' | 'formats' | 'range' | 'settings' | 'intents'
    >,
    Pick<Commands, 'findDenial'> {
  target: MoveTarget;
  /** The place at which the menu is; null for one by keyboard, or beside the cells. */
  at: MenuRequest['at'];
}

type PlaceSubject = Extract<MenuSubject, { kind: 'place' }>;

/** The entries for a day, or a part of it. */
export function listPlaceItems(
  t: Translate,
  { cell }: PlaceSubject,
  menu: PlaceMenu,
): readonly MenuItem[] {
  const { intents, settings, range, target, at, findDenial } = menu;
  const { create, clipboard, openDay } = intents;
  const { day, subCalendarId } = cell;
  const denial = findDenial(creationIn(subCalendarId));
  const obstacle = denial === null ? {} : { obstacle: messageText(t, denial) };
  const held = clipboard?.read() ?? null;
  const items: MenuItem[] = [];
  if (create) {
    items.push({
      kind: 'action',
      key: 'create',
      label: t('calendar:New event'),
      ...obstacle,
      onSelect: () =>
        create(
          newTimes(cell, at ?? cellPlace(cell, false), settings.time_resolution),
          subCalendarId,
        ),
    });
  }
  if (clipboard && held) {
    items.push({
      kind: 'action',
      key: 'paste',
      label: t('calendar:Paste'),
      ...obstacle,
      onSelect: () => paste(held, cell, { ...target, clipboard, at }),
    });
  }
  if (openDay && range.first !== range.last) {
    items.push({
      kind: 'action',
      key: 'day',
      label: t('calendar:Show this day'),
      divided: items.length > 0,
      onSelect: () => openDay(day),
    });
  }
  return items;
}
