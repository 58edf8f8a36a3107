import { type CalendarSelection, isOnlyOne } from '#src/calendar/model/calendar-selection.ts';
import type { CalendarEvent, EventSpan } from '#src/calendar/model/event.ts';
import { moveChanges } from '#src/calendar/model/move-event.ts';
import { originalTimes } from '#src/calendar/model/original-times.ts';
import { splitName } from '#src/calendar/model/sub-calendar.ts';
import type { Translate } from '#src/i18n/i18n.ts';
import { messageText } from '#src/i18n/message.ts';
import type { MenuItem } from '#src/ui/menu/menu-item.ts';
import type { WantedCommand } from '../commands/command-right.ts';
import type { Commands } from '../commands/commands-context.ts';
import { findAround } from '../event/event-element.ts';
import { originalText } from '../event/original-text.ts';
import type { ViewProps } from '../grid/view-props.ts';
import { deleteEvents } from '../selection/delete-events.ts';
import type { MenuSubject } from './menu-subject.ts';

/** The possible acts of an event's menu. */
export interface EventMenuActs
  extends Pick<ViewProps, 'eventLook' | 'formats' | 'intents' | 'configuration'>,
    Pick<Commands, 'dispatch' | 'findDenial' | 'allows'> {
  /** The sub-calendars that are shown. */
  selection: CalendarSelection;
  onSelect: (selection: CalendarSelection) => void;
  /** True if the visitor may change events of the calendar, though perhaps not this one. */
  isChangeable: boolean;
  onEdit: (id: string) => void;
  onDuplicate: (event: CalendarEvent) => void;
  /** Asks by how much to move events. */
  onMove: (spans: readonly EventSpan[]) => void;
}

type EventSubject = Extract<MenuSubject, { kind: 'event' }>;
type Action = Extract<MenuItem, { kind: 'action' }>;

/** The entries for an event; for all chosen ones together if it is one of them. */
export function listEventItems(
  t: Translate,
  { span, element }: EventSubject,
  acts: EventMenuActs,
): readonly MenuItem[] {
  const { chosen } = acts.eventLook;
  const isOfSeveral = chosen.ids.has(span.event.id) && chosen.count() > 1;
  const spans = isOfSeveral ? chosen.spans : [span];
  const change = listChanges(t, { spans, element }, acts);
  const { clipboard, move, remove } = change;
  const own = isOfSeveral ? [] : listOwn(t, span, element, acts);
  const last = isOfSeveral
    ? [{ ...action('clear', t('calendar:Clear')), onSelect: chosen.clear }]
    : listSelections(t, span.event, acts);
  const groups = [[...own, ...move], clipboard, last, remove];
  return groups.filter(({ length }) => length > 0).flatMap(divide);
}

function action(key: string, label: string): Pick<Action, 'kind' | 'key' | 'label'> {
  return { kind: 'action', key, label };
}

/** Separates a group of entries from the one before. */
function divide(group: readonly Action[], index: number): readonly Action[] {
  return group.map((item, place) => ({ ...item, divided: index > 0 && place === 0 }));
}

/** The entries for a single event. */
function listOwn(
  t: Translate,
  span: EventSpan,
  element: HTMLElement,
  acts: EventMenuActs,
): readonly Action[] {
  const { event } = span;
  const { intents, isChangeable, onEdit, onDuplicate } = acts;
  const obstacle = createObstacle(t, acts, [span]);
  const items: Action[] = [
    {
      ...action('open', t('calendar:Show details')),
      onSelect: () => intents.open(event, element),
    },
  ];
  if (isChangeable) {
    items.push({
      ...action('edit', t('calendar:Edit')),
      ...obstacle('update'),
      onSelect: () => onEdit(event.id),
    });
  }
  if (intents.create) {
    items.push({
      ...action('duplicate', t('calendar:Duplicate')),
      ...obstacle('create'),
      onSelect: () => onDuplicate(event),
    });
  }
  return [...items, ...listMoveBack(t, span, acts)];
}

/** Puts an occurrence back to where its series has it. */
function listMoveBack(t: Translate, span: EventSpan, acts: EventMenuActs): readonly Action[] {
  const { event } = span;
  const original = originalTimes(span);
  if (!original || acts.findDenial({ kind: 'update', event }) !== null) return [];
  const changes = moveChanges(span, original);
  const time = originalText(t, acts.formats, original);
  return [
    {
      ...action('move-back', t('calendar:Move back to %time%', { time })),
      onSelect: () => acts.dispatch({ kind: 'update', event, changes, scope: 'this' }),
    },
  ];
}

/** Shows only one of the event's sub-calendars, or all again. */
function listSelections(
  t: Translate,
  { sub_calendar_ids: ids }: CalendarEvent,
  { configuration, selection, onSelect }: EventMenuActs,
): readonly Action[] {
  const all = configuration.sub_calendars.filter(({ active }) => active);
  if (all.length < 2) return [];
  return all
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name }) => {
      const isOnly = isOnlyOne(selection, id);
      const label = isOnly
        ? t('calendar:Show all calendars')
        : t('calendar:Show only %name%', { name: splitName(name).own });
      return {
        ...action(`only-${id}`, label),
        onSelect: () => onSelect(isOnly ? null : new Set([id])),
      };
    });
}

/** The entries for one event or several, in groups. */
function listChanges(
  t: Translate,
  { spans, element }: { spans: readonly EventSpan[]; element: HTMLElement },
  acts: EventMenuActs,
): Readonly<Record<'move' | 'clipboard' | 'remove', readonly Action[]>> {
  const { isChangeable, onMove } = acts;
  const { clipboard } = acts.intents;
  const obstacle = createObstacle(t, acts, spans);
  const copy = clipboard && {
    ...action('copy', t('calendar:Copy')),
    ...obstacle('create'),
    onSelect: () => clipboard.copy(spans),
  };
  if (!isChangeable) return { move: [], clipboard: copy ? [copy] : [], remove: [] };
  const move = {
    ...action('move', t('calendar:Move')),
    ...obstacle('update'),
    onSelect: () => onMove(spans),
  };
  const cut = clipboard && {
    ...action('cut', t('calendar:Cut')),
    ...obstacle('update'),
    onSelect: () => clipboard.cut(spans),
  };
  const remove = {
    ...action('delete', t('calendar:Delete')),
    ...obstacle('delete'),
    onSelect: () => {
      const leave = () => findAround(element)?.focus();
      deleteEvents(spans, { chosen: acts.eventLook.chosen, leave }, acts);
    },
  };
  return { move: [move], clipboard: copy && cut ? [copy, cut] : [], remove: [remove] };
}

/** Returns a function that says why something may not be done with any of the events. */
function createObstacle(
  t: Translate,
  { findDenial }: Pick<Commands, 'findDenial'>,
  spans: readonly EventSpan[],
) {
  return (kind: 'create' | 'update' | 'delete'): { obstacle?: string } => {
    const denial = findDenial(spans.map(({ event }): WantedCommand => ({ kind, event })));
    return denial === null ? {} : { obstacle: messageText(t, denial) };
  };
}
