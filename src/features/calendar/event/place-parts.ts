import type { Translate } from '#src/i18n/i18n.ts';
import { safeLinkAddress, safeWebAddress } from '#src/util/web-address.ts';

/** The end of a link in a place. */
export type PlaceLink =
  | { readonly kind: 'page' | 'phone' | 'mail'; readonly address: string }
  | { readonly kind: 'call'; readonly address: string; readonly host: string };

/** A part of a place as somebody has typed it. */
export interface PlacePart {
  readonly text: string;
  readonly link: PlaceLink | null;
}

/** The hosts of video calls, with those below them. */
const callHosts = [
  'zoom.us',
  'zoomgov.com',
  'meet.google.com',
  'teams.microsoft.com',
  'teams.live.com',
  'webex.com',
  'meet.jit.si',
  '8x8.vc',
  'whereby.com',
  'gotomeeting.com',
  'meet.goto.com',
  'bluejeans.com',
  'chime.aws',
];

/** A day in numbers, which may begin as telephones do. */
const date = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/;
/** A number that nobody would take for a date or the number of a room: it begins as telephones do. */
const phone = /^(?:\+|\(?0)[\d\s()./-]+$/;
/** The same among words, where only the international form is safe to tell. */
const internationalPhone = /\+[1-9](?:[\s().-]{0,2}\d){6,14}(?!\d)/;
const webAddress = /(?:https?:\/\/|www\.)[^\s<>"“”„«»]+/;
const mailbox = /^(?:mailto:)?[^\s@:/]+@[^\s@:/]+\.[^\s@:/.]+$/i;
const links = new RegExp(`${webAddress.source}|${internationalPhone.source}`, 'giu');
/** Ends a sentence or closes a bracket, unless it belongs to an address. */
const ends = /[.,;:!?'’)\]]+$/;

/** Splits a place into its links and the words between them. */
export function readPlace(place: string): readonly PlacePart[] {
  const wholeLink = readWhole(place.trim());
  if (wholeLink) return [{ text: place, link: wholeLink }];
  const parts: PlacePart[] = [];
  let from = 0;
  const add = (to: number, link: PlaceLink | null) => {
    if (to > from) parts.push({ text: place.slice(from, to), link });
    from = to;
  };
  for (const { 0: found, index } of place.matchAll(links)) {
    const text = withoutEnd(found);
    const link = text.startsWith('+') ? readPhone(text) : readPage(text);
    if (!link) continue;
    add(index, null);
    add(index + text.length, link);
  }
  add(place.length, null);
  return parts;
}

/**
 * The address of a place on a map.
 * @param setting the hosting page's `links.map`, an address with `{query}` in it.
 */
export function mapAddress(setting: string | undefined, place: string): string | undefined {
  if (!setting?.includes('{query}')) return undefined;
  const query = encodeURIComponent(place.trim().toWellFormed());
  return safeWebAddress(setting.replace('{query}', () => query));
}

/** The name of a link in a place: as it was typed, unless it is an address that only computers read. */
export function nameLink(t: Translate, text: string, link: PlaceLink): string {
  return link.kind === 'call' ? t('calendar:Join video call (%host%)', { host: link.host }) : text;
}

/** Opens pages in a tab of their own, which learns nothing of this one. */
export function tabAttributes(address: string) {
  return /^https?:/.test(address) ? { target: '_blank', rel: 'noopener noreferrer nofollow' } : {};
}

/** Reads a place that is nothing but a link. */
function readWhole(place: string): PlaceLink | null {
  if (/^\S+$/.test(place) && /^(?:https?:\/\/|www\.)/i.test(place)) return readPage(place);
  if (/^tel:\S+$/i.test(place)) return readPhone(place.slice('tel:'.length));
  if (place.length <= longestPhone && phone.test(place) && !date.test(place))
    return readPhone(place);
  if (place.length <= longestMailbox && mailbox.test(place)) {
    const address = safeLinkAddress(`mailto:${place.replace(/^mailto:/i, '')}`);
    return address === undefined ? null : { kind: 'mail', address };
  }
  const [host = ''] = place.split('/', 1);
  return /^\S+$/.test(place) && isCallHost(host.toLowerCase()) ? readPage(place) : null;
}

const longestPhone = 40;
const longestMailbox = 254;

/** Reads the address of a page, also one without a scheme. */
function readPage(text: string): PlaceLink | null {
  const address = safeWebAddress(/^https?:/i.test(text) ? text : `https://${text}`);
  if (address === undefined) return null;
  const { hostname } = new URL(address);
  return isCallHost(hostname)
    ? { kind: 'call', address, host: hostname }
    : { kind: 'page', address };
}

function readPhone(text: string): PlaceLink | null {
  const digits = text.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15) return null;
  return { kind: 'phone', address: `tel:${text.trim().startsWith('+') ? '+' : ''}${digits}` };
}

function isCallHost(host: string): boolean {
  return callHosts.some((callHost) => host === callHost || host.endsWith(`.${callHost}`));
}

/** Keeps a closing bracket whose opening one is in the address. */
function withoutEnd(text: string): string {
  const [end = ''] = ends.exec(text) ?? [];
  const short = text.slice(0, text.length - end.length);
  return end.startsWith(')') && short.split('(').length > short.split(')').length
    ? `${short})`
    : short;
}
