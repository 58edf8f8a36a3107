import { anySlash, calendarKeys, shortLinkPattern, shortLinks } from './calendar-pattern.ts';
import { parsedUrl } from './parsed-url.ts';
import { paths } from './paths.ts';
import { withoutSecrets } from './without-secrets.ts';

/** Replaces secrets that open a calendar in everything sent to third parties. */
const calendarWord = 'token';

const shortLinkWord = new RegExp(`^${shortLinkPattern}(?![a-z0-9])`, 'i');
const untilBlank = '[^\\s"\'<>]*';
const shortLinkInText = new RegExp(shortLinks.source + untilBlank, 'gi');
const pointerInText = new RegExp(
  // A single leading slash: matching a run of them from each position would be slow.
  `(${anySlash}${paths.eventPointer('').slice(1).replaceAll('/', `${anySlash}+`)})${untilBlank}`,
  'gi',
);
const longestText = 1000;
/** Limits how much of a text is scanned, to limit the time. */
const longestRead = 5000;
/** A key or email address may be cut off at the end of the scanned text; it is shorter than this. */
const longestSecret = 400;

interface RedactionOptions {
  /** The path of the product's base, which is kept. */
  basePath?: string;
  /** The public identifier that replaces the calendar. */
  identifier?: string | null;
}

/**
 * Redacts a web address: removes its query, its fragment and anything that opens a calendar; undefined for others. The
 * router accepts escaped paths, any case and doubled slashes, so this does too.
 */
export function redactAddress(
  address: string,
  { basePath = '/', identifier = null }: RedactionOptions = {},
): string | undefined {
  const url = parsedUrl(address);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const base = basePath.replace(/\/$/, '');
  const isBelow = `${url.pathname}/`.startsWith(`${base}/`);
  const shownBase = isBelow ? base : '';
  const path = redactPath(url.pathname.slice(shownBase.length), identifier);
  return url.origin + shownBase + path;
}

/** Redacts a text: anything that opens a calendar, queries and fragments of addresses, and email addresses. */
export function redactText(text: string): string {
  const safe = redactPiece(text.slice(0, longestRead));
  const whole = text.length > longestRead ? safe.slice(0, -longestSecret) : safe;
  return whole.slice(0, longestText);
}

function redactPiece(text: string): string {
  return withoutSecrets(withoutResponse(text))
    .replace(/\b(?:data:[^\s,]*,|blob:)[^\s"'<>]*/gi, '[address]')
    .replace(/https?:\/\/[^\s"'<>]+/gi, (address) => redactAddress(address) ?? '[address]')
    .replace(/(\/[^\s"'<>?#]*)[?#][^\s"'<>]*/g, '$1')
    .replace(/[^\s"'<>()/@]+(@|%(?:25)*40)[^\s"'<>()/@]+/gi, '[email]')
    .replace(shortLinkInText, `$1${calendarWord}`)
    .replace(pointerInText, `$1${calendarWord}`)
    .replace(calendarKeys, calendarWord);
}

/** The browser's JSON error quotes a piece of the response; after WebKit's, only the piece follows. */
function withoutResponse(text: string): string {
  return text
    .replace(
      /(Unexpected token '[^']{1,2}'|)(?:, ?)?(?:\.\.\.)?(?:["'`]|&quot;)[\s\S]*(?= is not valid JSON)/g,
      '$1',
    )
    .replace(/(JSON Parse error:[^"'`]*?) ?["'`][\s\S]*/g, '$1');
}

function redactPath(path: string, identifier: string | null): string {
  const standIn = identifier === null ? [calendarWord] : ['c', encodeURIComponent(identifier)];
  const words = path.split('/').filter((word) => word !== '');
  const parts: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (/^c$/i.test(decode(word)) && shortLinkWord.test(decode(words[index + 1] ?? ''))) {
      parts.push('c', standIn.at(-1) ?? '');
      // The identifier and the calendar's name after it.
      index += 2;
    } else if (isPointer(words.slice(index, index + 3))) {
      parts.push(word, words[index + 1] ?? '', calendarWord);
      index += 2;
    } else {
      parts.push(...redactWord(word, standIn));
    }
  }
  const isFolder = path.endsWith('/') && parts.length > 0;
  return `/${parts.join('/')}${isFolder ? '/' : ''}`;
}

function isPointer([events = '', pointer = '', ...last]: string[]): boolean {
  const isFolder = /^events$/i.test(decode(events)) && /^pointer$/i.test(decode(pointer));
  return isFolder && last.length > 0;
}

function redactWord(word: string, standIn: readonly string[]): readonly string[] {
  const plain = decode(word);
  const redactedWord = plain
    .replace(calendarKeys, calendarWord)
    .replace(shortLinks, `$1${calendarWord}`);
  if (redactedWord === plain) return [word];
  return redactedWord === calendarWord ? standIn : [encodeURIComponent(redactedWord)];
}

function decode(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    // A stray percent sign, so there is only one way to read the address.
    return word;
  }
}
