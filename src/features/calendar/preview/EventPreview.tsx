import { useRef } from 'react';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useDocumentEvent } from '#src/ui/use-document-event.ts';
import { usePreload } from '#src/ui/use-preload.ts';
import { eventBoxes } from '../event/event-element.ts';
import type { PreviewProps } from './Preview.tsx';

const Preview = lazyPart(() => import('./Preview.tsx'), 'Preview');

type EventPreviewProps = Omit<PreviewProps, 'first'>;

/** The preview of an event, below it, while the pointer or the focus rests on it. Its code loads at the first of both. */
export function EventPreview(props: EventPreviewProps) {
  const { isLoaded, load } = usePreload(Preview);
  /** The element under the pointer or with the focus, until the code is there. */
  const first = useRef<Element>(null);
  const want = ({ target }: Event) => {
    if (!(target instanceof Element && eventBoxes.around(target))) return;
    first.current = target;
    load();
  };
  const forget = () => {
    first.current = null;
  };
  // In the whole document, since the events of a day may be in a window.
  useDocumentEvent('pointerover', !isLoaded, (event) => {
    if (event.pointerType !== 'touch' && event.buttons === 0) want(event);
  });
  useDocumentEvent('focusin', !isLoaded, (event) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) want(event);
  });
  useDocumentEvent('pointerout', !isLoaded, forget);
  useDocumentEvent('pointerdown', !isLoaded, forget);
  useDocumentEvent('keydown', !isLoaded, forget);
  return isLoaded && <Preview {...props} first={first} />;
}
