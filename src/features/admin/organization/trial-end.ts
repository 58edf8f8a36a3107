const dayMs = 86_400_000;

/** A trial's end on a day, as the server takes it (product specification, section 7). */
export function trialEndOn(day: string, current: string | null): string {
  const time = current?.slice(11, 19) ?? '00:00:00';
  return `${day}T${time}+00:00`;
}

/** The day, in UTC, some days after a trial's end; after today if there is none, or if it has passed. */
export function dayLater(current: string | null, days: number, now: number): string {
  const from = Math.max(current === null ? now : Date.parse(current), now);
  return new Date(from + days * dayMs).toISOString().slice(0, 10);
}
