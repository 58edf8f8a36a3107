const dayMs = 86_400_000;

/** A trial's end on the given day, in the server's format (product specification, section 7). */
export function trialEndOn(day: string, current: string | null): string {
  const time = current?.slice(11, 19) ?? '00:00:00';
  return `${day}T${time}+00:00`;
}

/** The UTC day this many days after a trial's end, or after today if there is no trial or it has ended. */
export function dayLater(current: string | null, days: number, now: number): string {
  const from = Math.max(current === null ? now : Date.parse(current), now);
  return new Date(from + days * dayMs).toISOString().slice(0, 10);
}
