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
import type { MenuSubject } from './menu-subject.ts';

/** What the menu of an event can do. */
export interface EventMenuActs
  extends Pick<ViewProps, 'eventLook' | 'formats' | 'intents' | 'configuration'>,
    Pick<Commands, 'dispatch' | 'findDenial'> {
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

/** The entries for an event; for all chosen ones together if it is one of them. */
export function listEventItems(
  t: Translate,
  { span, element }: EventSubject,
  acts: EventMenuActs,
): readonly MenuItem[] {
  const { chosen } = acts.eventLook;
  const isOfSeveral = chosen.ids.has(span.event.id) && chosen.count() > 1;
  const spans = isOfSeveral ? chosen.spans : [span];
  const changes = listChanges(t, { spans, element }, acts);
  if (!isOfSeveral) return [...listOwn(t, span, element, acts), ...changes];
  const clear: MenuItem = {
    kind: 'action',
    key: 'clear',
    label: t('calendar:Clear'),
    divided: true,
    onSelect: chosen.clear,
  };
  return [...changes, clear];
}

/** What is done with one event. */
function listOwn(
  t: Translate,
  span: EventSpan,
  element: HTMLElement,
  acts: EventMenuActs,
): readonly MenuItem[] {
  const { event } = span;
  const { intents, isChangeable, onEdit, onDuplicate } = acts;
  const obstacle = createObstacle(t, acts, event);
  const items: MenuItem[] = [
    {
      kind: 'action',
      key: 'open',
      label: t('calendar:Show details'),
      onSelect: () => intents.open(event, element),
    },
  ];
  if (isChangeable) {
    items.push({
      kind: 'action',
      key: 'edit',
      label: t('calendar:Edit'),
      ...obstacle('update'),
      onSelect: () => onEdit(event.id),
    });
  }
  if (intents.create) {
    items.push({
      kind: 'action',
      key: 'duplicate',
      label: t('calendar:Duplicate'),
      ...obstacle('create'),
      onSelect: () => onDuplicate(event),
    });
  }
  return [...items, ...listMoveBack(t, span, acts), ...listSelections(t, event, acts)];
}

/** Puts an occurrence back to where its series has it. */
function listMoveBack(t: Translate, span: EventSpan, acts: EventMenuActs): readonly MenuItem[] {
  const { event } = span;
  const original = originalTimes(span);
  if (!original || acts.findDenial({ kind: 'update', event }) !== null) return [];
  const changes = moveChanges(span, original);
  return [
    {
      kind: 'action',
      key: 'move-back',
      label: t('calendar:Move back to %time%', { time: originalText(t, acts.formats, original) }),
      onSelect: () => acts.dispatch({ kind: 'update', event, changes, scope: 'this' }),
    },
  ];
}

/** Shows only one of the event's sub-calendars, or all again. */
function listSelections(
  t: Translate,
  { sub_calendar_ids: ids }: CalendarEvent,
  { configuration, selection, onSelect }: EventMenuActs,
): readonly MenuItem[] {
  const all = configuration.sub_calendars.filter(({ active }) => active);
  if (all.length < 2) return [];
  const own = all.filter(({ id }) => ids.includes(id));
  const items = own.map(({ id, name }, index): MenuItem => {
    const isOnly = isOnlyOne(selection, id);
    return {
      kind: 'action',
      key: `only-${id}`,
      label: isOnly
        ? t('calendar:Show all')
        : t('calendar:Only this one: %name%', { name: splitName(name).own }),
      divided: index === 0,
      onSelect: () => onSelect(isOnly ? null : new Set([id])),
    };
  });
  return items;
}

/** What is done with one event or several. */
function listChanges(
  t: Translate,
  { spans, element }: { spans: readonly EventSpan[]; element: HTMLElement },
  acts: EventMenuActs,
): readonly MenuItem[] {
  const { intents, isChangeable, dispatch, onMove } = acts;
  const { clipboard } = intents;
  const obstacle = createObstacle(t, acts, ...spans.map(({ event }) => event));
  const items: MenuItem[] = [];
  if (clipboard) {
    items.push({
      kind: 'action',
      key: 'copy',
      label: t('calendar:Copy'),
      divided: true,
      ...obstacle('create'),
      onSelect: () => clipboard.copy(spans),
    });
  }
  if (clipboard && isChangeable) {
    items.push({
      kind: 'action',
      key: 'cut',
      label: t('calendar:Cut'),
      ...obstacle('update'),
      onSelect: () => clipboard.cut(spans),
    });
  }
  if (!isChangeable) return items;
  items.push(
    {
      kind: 'action',
      key: 'move',
      label: t('calendar:Move'),
      divided: clipboard === null,
      ...obstacle('update'),
      onSelect: () => onMove(spans),
    },
    {
      kind: 'action',
      key: 'delete',
      label: t('calendar:Delete'),
      divided: true,
      ...obstacle('delete'),
      onSelect: () => {
        findAround(element)?.focus();
        dispatch(spans.map(({ event }) => ({ kind: 'delete', event })));
      },
    },
  );
  return items;
}

/** Returns a function that says why something may not be done with any of the events. */
function createObstacle(
  t: Translate,
  { findDenial }: Pick<Commands, 'findDenial'>,
  ...events: readonly CalendarEvent[]
) {
  return (kind: 'create' | 'update' | 'delete'): { obstacle?: string } => {
    const denial = findDenial(events.map((event): WantedCommand => ({ kind, event })));
    return denial === null ? {} : { obstacle: messageText(t, denial) };
  };
}
