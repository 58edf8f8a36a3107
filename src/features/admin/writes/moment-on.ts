/** A moment on the given day, in UTC: at the time of day of the one that it replaces, or else at midnight. */
export function momentOn(day: string, replaced: string | null): string {
  return `${day}T${replaced?.slice(11) ?? '00:00:00Z'}`;
}
