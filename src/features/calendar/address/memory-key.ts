/** Where the browser stores what it remembers of a calendar. @param calendar is its key or identifier. */
export function memoryKey(calendar: string): string {
  return `calendar-view:${calendar}`;
}
