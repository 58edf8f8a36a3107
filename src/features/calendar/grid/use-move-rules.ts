import type { GridCell } from '#src/calendar/layout/grid-geometry.ts';
import type { EventSpan } from '#src/calendar/model/event.ts';
import { mayChangeAny } from '#src/calendar/model/rights.ts';
import type { WantedTime } from '#src/calendar/model/wanted-time.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { creationIn } from '../commands/command-right.ts';
import { useCommands } from '../commands/commands-context.ts';
import { type EventCommand, hasChanges, moveCommands } from '../commands/event-command.ts';
import { eventBoxes, type ShownEvent } from '../event/event-element.ts';
import { type DragDraft, draftChanges, eventDraft, newEventDraft } from './drag-draft.ts';
import { gridCells } from './grid-cells.ts';
import type { ViewProps } from './view-props.ts';

/** The events that can be moved in a grid, and their possible destinations. */
export type MoveTarget = ReturnType<typeof useMoveRules>['target'];

/** The additions to `MoveTarget` for choosing several events. */
export interface ChosenMoves {
  /** The draft of an event, with the other chosen ones if it is chosen, too. */
  gather: (draft: DragDraft) => DragDraft;
  /** A finger has rested on an event without moving it. */
  onRest: (shown: ShownEvent) => void;
}

/** Determines what the visitor may move in a grid and where to, and says why not. */
export function useMoveRules({
  events,
  subCalendars,
  intents,
}: Pick<ViewProps, 'events' | 'subCalendars' | 'intents'>) {
  const t = useTranslate();
  const { dispatch, findDenial, allows } = useCommands();
  const allowsPlace = (subCalendarId: number | null) => allows(creationIn(subCalendarId));
  const locate = (element: Element): ShownEvent | null => {
    const box = eventBoxes.around(element);
    return box && { ...box, subCalendarId: gridCells.around(element)?.subCalendarId ?? null };
  };
  const isChangeable = mayChangeAny(subCalendars);
  const { lastHours } = events;
  const target = {
    dispatch,
    /** The event that an element shows; null if it shows none. */
    locate,
    /** The cell in which an element is; null if it is in none. */
    findCell: (element: Element): GridCell | null => gridCells.around(element),
    lastHours,
    /** Returns whether the visitor may change an event; if not, says so. */
    allows: ({ event }: EventSpan): boolean => allows({ kind: 'update', event }),
    /** Returns whether the visitor may copy an event; if not, says so. */
    allowsCopy: ({ event }: EventSpan): boolean => allows({ kind: 'create', event }),
    /** Returns whether the visitor may add events to a sub-calendar. */
    mayMoveTo: (id: number): boolean => findDenial(creationIn(id)) === null,
    /** The same; if not, says so. */
    allowsPlace,
    /** True if the visitor may add events. */
    mayAdd: intents.create !== null,
    /** The draft of an event where it is. */
    draftShown: ({ span, subCalendarId }: ShownEvent, isByKeys: boolean): DragDraft =>
      eventDraft(span, subCalendarId, isByKeys, lastHours.find(span.event)),
    /** The draft of a new event; null if the visitor may not add it there, and says so. */
    draftNew: (
      times: WantedTime,
      subCalendarId: number | null,
      isByKeys: boolean,
    ): DragDraft | null => {
      const title = t('calendar:New event');
      return allowsPlace(subCalendarId)
        ? newEventDraft(times, { title, subCalendarId, isByKeys })
        : null;
    },
    /** Makes the change of a draft, or asks for what a new event needs. */
    commit: (draft: DragDraft, isCopy: boolean): void => {
      if (draft.isNew) {
        if (intents.create) intents.create(draft.times, draft.subCalendarId);
        else allows({ kind: 'create' });
      } else dispatch(draftCommands(draft, isCopy), { leftOut: draft.leftOut });
    },
  };
  return { target, isChangeable };
}

/** The same change of all events of a draft. */
function draftCommands(draft: DragDraft, isCopy: boolean): readonly EventCommand[] {
  const moves = [draft, ...draft.others]
    .map((one) => ({ event: one.original.event, changes: draftChanges(one) }))
    // An event that lasts all day does not move by hours.
    .filter(hasChanges);
  return moveCommands(moves, isCopy);
}
