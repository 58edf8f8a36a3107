import { useState } from 'react';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useDocumentEvent } from '#src/ui/use-document-event.ts';
import { eventBoxes } from '../event/event-element.ts';
import type { PreviewProps } from './Preview.tsx';

const Preview = lazyPart(() => import('./Preview.tsx'), 'Preview');

type EventPreviewProps = Omit<PreviewProps, 'first'>;

/** The preview of an event, below it, while the pointer or the focus rests on it. Its code loads at the first of both. */
export function EventPreview(props: EventPreviewProps) {
  const [first, setFirst] = useState<EventTarget | null>(null);
  const want = ({ target }: Event) => {
    if (target instanceof Element && eventBoxes.around(target)) setFirst(target);
  };
  // In the whole document, since the events of a day may be in a window.
  useDocumentEvent('pointerover', first === null, (event) => {
    if (event.pointerType !== 'touch') want(event);
  });
  useDocumentEvent('focusin', first === null, want);
  // Nothing is lost without it, so that a second message would only disturb.
  return <Preview {...props} first={first} isWanted={first !== null} onMissing={() => {}} />;
}
