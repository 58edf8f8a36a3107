import { cutText } from '#src/util/graphemes.ts';

/** The longest part of a title in a file's name. */
const longest = 60;

/** The name of an event's file: its title, without what file systems refuse. */
export function fileName(title: string | null): string {
  const safe = (title ?? '')
    // Joiners hold emoji and some scripts together.
    .replace(/[[\p{Cc}\p{Cf}\s\/\\:*?"<>\|]--[\u200c\u200d]]+/gv, ' ')
    .trim();
  const name = cutText(safe, longest).replace(/^\.+|[. ]+$/g, '');
  return `${name || 'event'}.ics`;
}
