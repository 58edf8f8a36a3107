import { useRef, useState } from 'react';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useDocumentEvent } from '#src/ui/use-document-event.ts';
import { eventBoxes } from '../event/event-element.ts';
import type { PreviewProps } from './Preview.tsx';

const Preview = lazyPart(() => import('./Preview.tsx'), 'Preview');

type EventPreviewProps = Omit<PreviewProps, 'first'>;

/** The preview of an event, below it, while the pointer or the focus rests on it. Its code loads at the first of both. */
export function EventPreview(props: EventPreviewProps) {
  const [isWanted, setWanted] = useState(false);
  const first = useRef<Element>(null);
  const want = ({ target }: Event) => {
    if (!(target instanceof Element && eventBoxes.around(target))) return;
    first.current = target;
    // Without its code there is no preview, which is no reason to disturb anybody.
    if (!isWanted) void Preview.preload().then(setWanted);
  };
  const forget = () => {
    first.current = null;
  };
  // In the whole document, since the events of a day may be in a window.
  useDocumentEvent('pointerover', true, (event) => {
    if (event.pointerType !== 'touch' && event.buttons === 0) want(event);
  });
  useDocumentEvent('focusin', true, (event) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) want(event);
  });
  // What happens until the code is there.
  useDocumentEvent('pointerout', true, forget);
  useDocumentEvent('pointerdown', true, forget);
  useDocumentEvent('keydown', true, forget);
  return <Preview {...props} first={first} isWanted={isWanted} onMissing={() => {}} />;
}
