import { parsedUrl } from './parsed-url.ts';
import { paths } from './paths.ts';

/** Pages that end or begin a session are nowhere to go after logging in. */
const leadsOut = new Set([paths.login(), paths.logout(), paths.register()]);

/**
 * The path that a `_target_path` may lead to: below the base on this origin, else nothing. Everything a browser could
 * read as another origin or as a script is refused: `//host`, `\host`, schemes, control characters.
 */
export function safeTargetPath(target: string | null | undefined): string | undefined {
  if (!target?.startsWith('/')) return undefined;
  // The parser drops tabs and newlines and turns backslashes into slashes, so its result decides, not the text.
  const origin = 'https://base.invalid';
  const url = parsedUrl(target, origin);
  if (url?.origin !== origin || target.includes('\\')) return undefined;
  const path = url.pathname + url.search + url.hash;
  return path.startsWith('//') || leadsOut.has(plainPath(url)) ? undefined : path;
}

/** The path as servers and routes read it: escapes and slashes at its end make no other page. */
function plainPath({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname).replace(/(?<!\/)\/+$/, '');
  } catch {
    // Malformed escapes are no page of these, nor of any other.
    return pathname;
  }
}
