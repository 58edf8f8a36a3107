import { parsedUrl } from '#src/util/parsed-url.ts';

/** Trusting such a domain means trusting everyone. */
const publicMailHosts = new Set([
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'msn.com',
  'yahoo.com',
  'yahoo.co.jp',
  'yahoo.de',
  'yahoo.fr',
  'yahoo.es',
  'ymail.com',
  'aol.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'proton.me',
  'protonmail.com',
  'fastmail.com',
  'gmx.de',
  'gmx.net',
  'gmx.at',
  'gmx.ch',
  'gmx.com',
  'web.de',
  't-online.de',
  'freenet.de',
  'orange.fr',
  'free.fr',
  'wanadoo.fr',
  'laposte.net',
  'sfr.fr',
  'libero.it',
  'bluewin.ch',
  'mail.ru',
  'yandex.ru',
  'qq.com',
  '163.com',
  '126.com',
  'naver.com',
  'docomo.ne.jp',
  'seznam.cz',
  'wp.pl',
  'o2.pl',
  'onet.pl',
  'ziggo.nl',
  'telia.com',
  'zoho.com',
]);

/**
 * The domain as the server stores it: lower case, with letters beyond ASCII as punycode. Null if it is not a domain.
 */
export function normalizeDomain(text: string): string | null {
  const name = text.trim().replace(/\.$/, '');
  if (!/^[^\s/@:?#\\[\]]+\.[^\s/@:?#\\[\].]+$/.test(name)) return null;
  const url = parsedUrl(`https://${name}/`);
  // A numeric last label makes it an IP address.
  return url && !/(^|\.)\d+$/.test(url.hostname) ? url.hostname : null;
}

/** Returns whether a normalized domain is a known mail host at which anyone can get an address. */
export function isPublicMailHost(domain: string): boolean {
  return publicMailHosts.has(domain);
}
