/** The longest part of a title in a file's name. */
const longest = 60;

/** The name of an event's file: its title, without what file systems refuse. */
export function fileName(title: string | null): string {
  const safe = (title ?? '')
    .replace(/[\p{Cc}\p{Cf}\s/\\:*?"<>|]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .replace(/^\.+|[. ]+$/g, '');
  return `${safe || 'event'}.ics`;
}
