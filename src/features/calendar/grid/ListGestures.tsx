import { type MouseEvent, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useWhenIdle } from '#src/ui/use-when-idle.ts';
import { findShownEvent } from '../event/event-element.ts';
import { GestureRelay } from './gesture-relay.ts';
import type { ListChoosingProps } from './ListChoosing.tsx';
import { listRights, noRights, useChoiceShortcuts } from './use-move-shortcuts.ts';
import type { OnKey } from './waiting-gestures.ts';

const ListChoosing = lazyPart(() => import('./ListChoosing.tsx'), 'ListChoosing');

interface ListOptions extends Omit<ListChoosingProps, 'relay'> {
  /** Handles the keys that are no gestures. */
  onKeyDown?: OnKey;
}

/**
 * The gestures of a list or table of events, whose code loads when they are needed: handlers for its element, and the props
 * of `ListGestures`, which is in it or beside it.
 */
export function useListGestures({ onKeyDown, ...list }: ListOptions) {
  const [relay] = useState(
    () => new GestureRelay({ preload: ListChoosing.preload, isGrid: false }),
  );
  const rights = listRights(list);
  useChoiceShortcuts(list.isInWindow ? noRights : rights);
  return {
    handlers: {
      ...relay.handlers((event) => onKeyDown?.(event)),
      // Shift would select the text in between, and a row that loses the focus may become lower before the click.
      onMouseDown: (event: MouseEvent<HTMLElement>): void => {
        const { target, shiftKey, ctrlKey, metaKey } = event;
        const isOnEvent = target instanceof Element && findShownEvent(target) !== null;
        if (rights.mayChange && isOnEvent && (shiftKey || ctrlKey || metaKey)) {
          event.preventDefault();
        }
      },
    },
    gestures: { ...list, relay },
  };
}

/** The gestures of a list, as soon as there may be one. */
export function ListGestures(props: ListChoosingProps) {
  const { relay } = props;
  const isWanted = useSyncExternalStore(relay.watch, relay.isWanted);
  useWhenIdle(ListChoosing.preload);
  return <ListChoosing {...props} isWanted={isWanted} onMissing={relay.giveUp} />;
}
