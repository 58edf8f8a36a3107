import { cutText } from './graphemes.ts';

/** Invisible characters that turn the direction of a text, so that `gpj.exe` looks like `exe.jpg`. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Letters that are written from right to left. */
const rightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The name of a file, which anybody may have chosen, to be shown: its ending is always at the end. */
export function shownFileName(name: string): string {
  const plainName = withoutDirectionMarks(name);
  if (!rightToLeft.test(plainName)) return plainName;
  const [stem, ending] = splitEnding(plainName);
  // Each part has its own direction, whatever stands before it.
  return `\u2068${stem}\u2069${ending && `\u2066${ending}\u2069`}`;
}

export function withoutDirectionMarks(name: string): string {
  return name.replace(directionMarks, '');
}

/** A name with at most a number of UTF-16 units, which keeps its ending. */
export function cutFileName(name: string, longest: number): string {
  if (name.length <= longest) return name;
  const [stem, ending] = splitEnding(name);
  return cutText(stem, longest - ending.length) + ending;
}

/** The longest ending, such as `.numbers`. */
const longestEnding = 12;

function splitEnding(name: string): readonly [stem: string, ending: string] {
  const at = name.lastIndexOf('.');
  return at > 0 && name.length - at <= longestEnding
    ? [name.slice(0, at), name.slice(at)]
    : [name, ''];
}

/** The longest part of a title in the name of a file. */
const longestStem = 60;

/** The beginning of a file's name: a title, without what file systems refuse; empty if nothing of it is left. */
export function fileStem(title: string): string {
  const safe = title
    // Joiners hold emoji and some scripts together.
    .replace(/[[\p{Cc}\p{Cf}\s\/\\:*?"<>\|]--[\u200c\u200d]]+/gv, ' ')
    .trim();
  return cutText(safe, longestStem).replace(/^\.+|[. ]+$/g, '');
}
