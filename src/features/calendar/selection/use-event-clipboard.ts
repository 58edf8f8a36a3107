import { useSetAtom } from 'jotai';
import { useMemo, useRef } from 'react';
import type { EventSpan } from '#src/calendar/model/event.ts';
import type { EventStore } from '#src/calendar/store/event-store.ts';
import { message } from '#src/i18n/message.ts';
import { statusAtom } from '#src/status/status.ts';
import { copyText } from '#src/ui/button/use-copy.ts';
import type { Commands } from '../commands/commands-context.ts';
import type { EventLook } from '../event/event-look.ts';

/** Events that keys have copied or cut. */
export interface HeldEvents {
  /** At least one. */
  readonly spans: readonly EventSpan[];
  /** True if pasting moves them. */
  readonly isCut: boolean;
  /** The number of chosen events that are left out, because the visitor may not change them. */
  readonly leftOut: number;
}

export type EventClipboard = ReturnType<typeof useEventClipboard>;

/**
 * The events that keys have copied or cut, for all views of a calendar's page.
 * @param look has the names with which events are pasted in other programs.
 */
export function useEventClipboard(
  events: EventStore,
  { chosen, name }: Pick<EventLook, 'chosen' | 'name'>,
  { findDenial, allows }: Pick<Commands, 'findDenial' | 'allows'>,
) {
  const showStatus = useSetAtom(statusAtom);
  const held = useRef<HeldEvents & { events: EventStore }>(null);
  return useMemo(() => {
    const isDenied = (kind: 'create' | 'update', { event }: EventSpan) =>
      findDenial({ kind, event }) !== null;
    const tell = (text: ReturnType<typeof message>) => showStatus({ type: 'info', text });
    const hold = (spans: readonly EventSpan[], isCut: boolean, leftOut = 0) => {
      held.current = { spans, isCut, leftOut, events };
      // Other programs get them as text, if the browser allows it.
      void copyText(spans.map((span) => name(span)).join('\n'));
      chosen.markCut(isCut ? spans.map(({ event }) => event.id) : []);
    };
    return {
      /** Says that the events are copied, or why they cannot be. */
      copy: (spans: readonly EventSpan[]) => {
        if (!allows(spans.map(({ event }) => ({ kind: 'create', event })))) return;
        const possible = spans.filter((span) => !isDenied('create', span));
        const count = possible.length;
        hold(possible, false);
        tell(
          count === 1
            ? message('common:Copied')
            : message('calendar:%count% events copied', { count }),
        );
      },
      /** Says that the events will be moved, or why they cannot be. They stay where they are until they are pasted. */
      cut: (spans: readonly EventSpan[]) => {
        if (!allows(spans.map(({ event }) => ({ kind: 'update', event })))) return;
        const possible = spans.filter((span) => !isDenied('update', span));
        const count = possible.length;
        hold(possible, true, spans.length - count);
        tell(message('calendar:%count% events are moved when you paste them.', { count }));
      },
      /** Returns the copied or cut events; null if there are none. */
      read: (): HeldEvents | null => {
        const { current } = held;
        // The times of another store may be in another zone. Escape leaves what is cut where it is.
        if (current?.events !== events || (current.isCut && chosen.cut.size === 0)) return null;
        if (!current.isCut) return current;
        // As they are now: they may have been changed in the meantime.
        const spans = current.spans.map((span) => events.find(span.event.id) ?? span);
        return { ...current, spans };
      },
      /** Forgets what has been cut, because it has been pasted. */
      release: (): void => {
        held.current = null;
        chosen.markCut([]);
      },
    };
  }, [events, chosen, name, findDenial, allows, showStatus]);
}
