/** The place that a time zone is named after: "New York" of "America/New_York". */
export function placeName(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
