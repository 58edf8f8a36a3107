import { useAtomValue } from 'jotai';
import { use, useMemo, useState } from 'react';
import { type PartEvents, PartEventsContext } from '#src/ui/lazy-part.tsx';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { useWhenIdle } from '#src/ui/use-when-idle.ts';
import { LazyErrorId } from './error-id.ts';
import { LazyMessageBox } from './message-box.ts';
import styles from './StatusMessage.module.css';
import { type StatusMessage as Message, statusAtom } from './status.ts';

/** Shows the page's one message and announces it. */
export function StatusMessageBox() {
  const isHydrated = useHydrated();
  const currentMessage = useAtomValue(statusAtom);
  // A message may be there before React has hydrated the page, whose markup has none.
  const message = isHydrated ? currentMessage : null;
  const turn = useTurn(message);
  const partEvents = useBoxEvents();
  useWhenIdle(LazyMessageBox.preload);
  useWhenIdle(LazyErrorId.preload);
  const urgent = message?.type === 'error' || message?.type === 'alert';
  return (
    // Rendered from the start, so that screen readers announce later content. Alerts announce themselves.
    <div className={styles.place} aria-live={urgent ? 'off' : 'polite'}>
      <PartEventsContext value={partEvents}>
        {message && <LazyMessageBox key={turn} message={message} urgent={urgent} />}
      </PartEventsContext>
    </div>
  );
}

/** Counts messages, so that a repeated text is announced again. */
function useTurn(message: Message | null): number {
  const [last, setLast] = useState({ message, turn: 0 });
  if (last.message === message) return last.turn;
  const next = { message, turn: last.turn + 1 };
  setLast(next);
  return next.turn;
}

/** A part that arrives takes back the message that it is missing, except for the part that shows that message. */
function useBoxEvents(): PartEvents {
  const { onMissing } = use(PartEventsContext);
  return useMemo(() => ({ onMissing, onArrived: () => {} }), [onMissing]);
}
