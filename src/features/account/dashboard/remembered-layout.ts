import { readStorage } from '#src/util/browser-storage.ts';

export const layoutKey = 'dashboard-layout';

/** Returns whether this browser shows the dashboard's calendars as rows, known before the page's code. */
export function areRowsRemembered(): boolean {
  return readStorage(layoutKey) === 'rows';
}
