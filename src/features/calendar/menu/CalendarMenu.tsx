import { useRef, useState } from 'react';
import type { EventSpan } from '#src/calendar/model/event.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { FloatingMenu } from '#src/ui/menu/FloatingMenu.tsx';
import { hiddenMenu, type MenuState, pointAnchor } from '#src/ui/menu/menu-state.ts';
import { useLast } from '#src/ui/overlay/use-last.ts';
import { useCommands } from '../commands/commands-context.ts';
import { changeCommands } from '../commands/event-command.ts';
import { useMoveRules } from '../grid/use-move-rules.ts';
import { MoveDialog } from '../selection/MoveDialog.tsx';
import styles from './CalendarMenu.module.css';
import { type EventMenuActs, listEventItems } from './event-items.ts';
import type { MenuRequest } from './menu-subject.ts';
import { listPlaceItems, type PlaceMenu } from './place-items.ts';

export interface CalendarMenuProps
  extends Omit<PlaceMenu, 'target' | 'findDenial' | 'at'>,
    Pick<EventMenuActs, 'selection' | 'onSelect' | 'onDuplicate' | 'onEdit' | 'configuration'> {
  /** Null while no menu is wanted. */
  request: MenuRequest | null;
  onHide: () => void;
}

/** The menu of an event, or of a day or a part of it. */
export function CalendarMenu({ request, onHide, ...props }: CalendarMenuProps) {
  const { eventLook, formats } = props;
  const t = useTranslate();
  const commands = useCommands();
  const { findDenial, dispatch } = commands;
  const { target, isChangeable } = useMoveRules(props);
  const pagePlace = useRef<HTMLDivElement>(null);
  const [movedSpans, setMovedSpans] = useState<readonly EventSpan[] | null>(null);
  const lastMovedSpans = useLast(movedSpans) ?? [];
  const last = useLast(request);
  if (!last) return null;
  const { subject, point, at } = last;
  // In front of a window with the events of a day, and without taking the focus out of it.
  const windowPlace = subject.element.closest('[role="dialog"]')?.parentElement;
  const place = windowPlace ? { current: windowPlace } : pagePlace;
  const items =
    subject.kind === 'event'
      ? listEventItems(t, subject, { ...props, ...commands, isChangeable, onMove: setMovedSpans })
      : listPlaceItems(t, subject, { ...props, at, target, findDenial });
  const state: MenuState = request
    ? {
        status: 'visible',
        anchor: point ? pointAnchor(point.x, point.y) : subject.element,
        byKeyboard: point === null,
      }
    : hiddenMenu;
  return (
    <>
      <div ref={pagePlace} className={styles.place} />
      <FloatingMenu
        id="calendar-menu"
        label={
          subject.kind === 'event'
            ? eventLook.title(subject.span.event)
            : formats.fullDay(subject.cell.day)
        }
        items={items}
        state={state}
        place={place}
        align="start"
        onHide={onHide}
      />
      <MoveDialog
        open={movedSpans !== null}
        spans={lastMovedSpans}
        onClose={() => setMovedSpans(null)}
        onMove={(next) => {
          setMovedSpans(null);
          dispatch(changeCommands(lastMovedSpans, next));
        }}
      />
    </>
  );
}
