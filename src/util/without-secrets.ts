import { foreignNames, withoutSpokenSecrets } from './without-spoken-secrets.ts';

/** Names of secret values, alone or within a longer name such as `access_token`. */
const wholeNames =
  '(?:(?<![a-z\\d])|(?<=%(?:25)*[\\dA-F]{2}))(?:pass|pw|pin|sig|sid|nonce|ticket|saml|mdp|[mt2]fa)(?![a-z\\d])';
const secretName = `(?<![\\w-])[\\w-]{0,40}?(?:passw(?:or)?d|passphrase|passcode|pwd|secret|token|jwt|sess(?:ion|id)|cookie|authorization|bearer|auth(?![a-z])|[cx]srf|api[-_. ]?key|[-_]key|(?:private|access|account|signing|encryption)[ _-]?key|code_?(?:verifier|challenge)|(?:recovery|backup) code|${foreignNames}|credential|signature|assertion|samlresponse|\\.sid|policy|otp|${wholeNames})[\\w-]{0,40}`;
const codeName = '(?<![\\w-])[\\w-]{0,40}?(?:code(?: de [a-zé]{1,20})?|c[óo]digo)';
/** A quotation mark, alone, in JSON that is a string of JSON, in HTML, or in a part of an address, even of one in an address. */
const quote = '(?:\\\\?["\'`]|[“”‘’«»]|&(?:quot|#3[49]);|%(?:25)*2[27])';
const blank = '(?:\\s|%(?:25)*20|\\+)*';
const sign = '(?:=>?|->|:=|[:：＝]|%(?:25)*3[AD]|&#(?:58|61);|\\\\u003[ad])';
/** The name's end may be a member of a form: `user[password]=`. */
const equals = `(?:\\[\\]|\\]|%(?:25)*5[BD]){0,3}${quote}?${blank}${sign}${blank}`;
/** The characters that a value without quotation marks cannot contain. */
const end = '\\s&;,"\'`“”‘’«»<>)}\\]\\\\';
const bare = `(?:(?!%(?:25)*(?:2[0267C]|3B|7D))[^${end}])+`;
const nestedString = '\\\\"(?:\\\\{3}"|[^"\\\\]|\\\\[^"])*(?:\\\\"|$)';
const quotedString = `"(?:[^"\\\\]|\\\\.)*(?:"|$)|'(?:[^'\\\\]|\\\\.)*(?:'|$)|\`[^\`]*(?:\`|$)|${nestedString}`;
const several = '\\[(?:[^[\\]]|\\[[^\\]]*\\])*(?:\\]|$)|\\{(?:[^{}]|\\{[^}]*\\})*(?:\\}|$)';

const secretInPair = new RegExp(
  `(${secretName}${equals}(?:(?:Bearer|Basic)\\s+)?)(${quotedString}|${several}|${quote}?${bare})`,
  'gi',
);
const secretInArray = new RegExp(`([[(]\\s*["']${secretName}["']\\s*,\\s*)(${quotedString})`, 'gi');
const secretInElement = new RegExp(`(<${secretName}>)([^<]+)`, 'gi');
/** In a form's field, or in a part of a sent form. */
const secretInField = new RegExp(
  `(\\bname=["']${secretName}["'](?:[^<>]{0,200}?\\bvalue=|\\s*\\n))(${quotedString}|[^\\s]+)`,
  'gi',
);
/** A code has digits; an error's code is a word or a number with three digits. */
const code = `(?=[^${end}]{0,100}\\d)(?!\\d{1,3}(?:[${end}%]|$))${bare}`;
const codeInPair = new RegExp(`(${codeName}${equals})(${quote}?${code})`, 'gi');
const codeInQuery = new RegExp(`([?&]${codeName}=)(${bare})`, 'gi');
/** Names that are secrets only in an address. */
const keyInQuery = new RegExp(`([?&#](?:key|state|invite|hash)=)(${bare})`, 'gi');
/** Shorter values are the names of keyboard keys and React's keys of list items. */
const longKey = new RegExp(
  `((?<![\\w-])key=)(?=[^${end}]{6}|${quote}[^${end}]{6})(${quote}?${bare})`,
  'gi',
);
const codeInArray = new RegExp(`([[(]\\s*["']${codeName}["']\\s*,\\s*)(["']${code})`, 'gi');
const codeInElement = new RegExp(`(<${codeName}>)(${code})`, 'gi');
const cookieHeader = /\b((?:set-)?cookie:\s*)[^\n"']+/gi;
/** Other schemes than the two below have several words. */
const authorizationHeader = /\b(authorization:\s*)(?!Bearer|Basic)[\w-]+ [^\n]+/gi;
/** Begins a word, so that a long text without a point is read once. */
const webToken = /(?:(?<![\w-])|(?<=%[\dA-Fa-f]{2}))eyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]+)*/g;
const credentials = /\b(Bearer|Basic)(\s+|%(?:25)*20|\+)[^\s"',;]+/gi;

const pairs = [
  secretInPair,
  secretInArray,
  secretInElement,
  secretInField,
  codeInPair,
  codeInQuery,
  keyInQuery,
  longKey,
  codeInArray,
  codeInElement,
];

/** Replaces passwords, tokens, codes and the like in a text, in every usual notation of a name with its value. */
export function withoutSecrets(text: string): string {
  const redactedText = pairs
    .reduce(
      (shorter, pair) => shorter.replace(pair, redactedPair),
      text.replace(authorizationHeader, '$1[secret]'),
    )
    .replace(cookieHeader, '$1[secret]')
    .replace(credentials, '$1$2[secret]')
    .replace(webToken, '[secret]');
  return withoutSpokenSecrets(redactedText);
}

/** Keeps the value's quotation marks; in JSON, every value gets some. */
function redactedPair(_pair: string, name: string, value: string): string {
  const mark = /^\\?(["'`])/.exec(value)?.[1] ?? (/"\s*:\s*$/.test(name) ? '"' : '');
  return `${name}${mark}[secret]${mark}`;
}
