import { paths } from '#src/util/paths.ts';

/** Names a calendar in the paths of its pages, by one of them. */
export type CalendarNames = Readonly<Partial<Record<'calendarKey' | 'identifier', string>>>;

/** The address of a calendar's page. */
export function calendarPath({ calendarKey, identifier = '' }: CalendarNames): string {
  return calendarKey === undefined
    ? paths.calendarByIdentifier(identifier)
    : paths.calendarByKey(calendarKey);
}

/** The absolute address of a calendar's page, to pass on. @param baseUrl that of the client's pages. */
export function calendarAddress(baseUrl: string, names: CalendarNames): string {
  return new URL(baseUrl + calendarPath(names), window.location.href).href;
}

/** The address of an event on its calendar's page, at the day on which it begins. */
export function eventPath(
  names: CalendarNames,
  { id, start }: { readonly id: string; readonly start: string },
): string {
  const search = new URLSearchParams({ date: start.slice(0, 10), event: id });
  return `${calendarPath(names)}?${search}`;
}

/** The address of a part of a calendar's settings, by default the first. */
export function settingsPath(
  { calendarKey, identifier = '' }: CalendarNames,
  part = 'general',
): string {
  return calendarKey === undefined
    ? paths.calendarSettingsByIdentifier(identifier, part)
    : paths.calendarSettings(calendarKey, part);
}

/** Names a calendar of the user's: by its key, if they know one. */
export function nameCalendar({
  key,
  identifier,
}: {
  key: string | null;
  identifier: string;
}): CalendarNames {
  return key ? { calendarKey: key } : { identifier };
}
