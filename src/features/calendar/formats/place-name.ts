import { writeZone } from '#src/util/time-zones.ts';

/** The place that a time zone is named after: "New York" of "America/New_York". */
export function placeName(zone: string): string {
  const name = writeZone(zone);
  return name.split('/').at(-1) ?? name;
}
