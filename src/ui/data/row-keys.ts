import type { KeyboardEvent } from 'react';

/** The row that a key moves to from the focused one. Controls in a row keep their own keys. */
export function rowReachedBy(event: KeyboardEvent): HTMLElement | null {
  const { key, target } = event;
  if (!(target instanceof HTMLTableRowElement)) return null;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const rows = target.parentElement?.children;
  const reached: Record<string, Element | null | undefined> = {
    ArrowDown: target.nextElementSibling,
    ArrowUp: target.previousElementSibling,
    Home: rows?.item(0),
    End: rows?.item(rows.length - 1),
  };
  const row = reached[key];
  return row instanceof HTMLElement ? row : null;
}
