import type { KeyboardEvent } from 'react';

/** The index of the row to which a key moves the focus. Controls in a row keep their own keys. */
export function placeReachedBy(event: KeyboardEvent, count: number): number | undefined {
  const { key, target } = event;
  if (!(target instanceof HTMLTableRowElement)) return undefined;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const place = Number(target.dataset.place);
  const places: Record<string, number> = {
    ArrowDown: place + 1,
    ArrowUp: place - 1,
    Home: 0,
    End: count - 1,
  };
  return places[key];
}

/** Enter on a row follows its first link, which is in the row header. */
export function openRow(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLTableRowElement)) return;
  const link = event.target.querySelector<HTMLAnchorElement>('a[href]');
  if (!link) return;
  event.preventDefault();
  // With the same modifier keys as on the link itself, so that Ctrl opens a new tab.
  const { ctrlKey, metaKey, shiftKey } = event;
  link.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
}
