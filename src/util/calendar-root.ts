/** The part of a path below the base URL that all pages of a calendar share; of other paths, their first segment. */
export function calendarRoot(path: string): string | undefined {
  return /^\/(c\/|events\/pointer\/)?[^/?]+/.exec(path)?.[0];
}
