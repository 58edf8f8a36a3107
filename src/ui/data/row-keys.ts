import type { KeyboardEvent } from 'react';

/** The place of the row that a key moves to from the focused one. Controls in a row keep their own keys. */
export function placeReachedBy(event: KeyboardEvent, count: number): number | undefined {
  const { key, target } = event;
  if (!(target instanceof HTMLTableRowElement)) return undefined;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const place = Number(target.dataset.place);
  const reached: Record<string, number> = {
    ArrowDown: place + 1,
    ArrowUp: place - 1,
    Home: 0,
    End: count - 1,
  };
  return reached[key];
}

/** Enter on a row follows its first link, that of the row's header. */
export function openRow(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLTableRowElement)) return;
  const link = event.target.querySelector<HTMLAnchorElement>('a[href]');
  if (!link) return;
  event.preventDefault();
  // With the same keys as on the link itself, so that Ctrl opens a new tab.
  const { ctrlKey, metaKey, shiftKey } = event;
  link.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
}
