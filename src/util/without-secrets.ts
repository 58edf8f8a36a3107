/** Names of secret values, alone or within a longer name such as `access_token`. */
const secretName =
  '(?<![\\w-])[\\w-]{0,40}?(?:passw(?:or)?d|passphrase|passcode|pwd|secret|token|jwt|session|cookie|authorization|auth(?![a-z])|api[-_]?key|(?:private|access)[-_]?key|credential|signature|policy|otp)[\\w-]{0,40}';
const codeName = '(?<![\\w-])[\\w-]{0,40}?code';
/** A quotation mark, alone, in JSON that is a string of JSON, or in a part of an address, even of one in an address. */
const quote = '(?:\\\\?["\'`]|%(?:25)*2[27])';
const equals = `${quote}?\\s*(?:=>?|:|%(?:25)*3[AD])\\s*`;
/** What a value without quotation marks cannot contain. */
const end = '\\s&;,"\'`<>)}\\]\\\\';
const bare = `(?:(?!%(?:25)*(?:2[0267C]|3B|7D))[^${end}])+`;
const nested = '\\\\"(?:\\\\{3}"|[^"\\\\]|\\\\[^"])*(?:\\\\"|$)';
const quoted = `"(?:[^"\\\\]|\\\\.)*(?:"|$)|'(?:[^'\\\\]|\\\\.)*(?:'|$)|\`[^\`]*(?:\`|$)|${nested}`;
const several = '\\[[^\\]]*(?:\\]|$)|\\{[^}]*(?:\\}|$)';

const secretInPair = new RegExp(
  `(${secretName}${equals}(?:(?:Bearer|Basic)\\s+)?)(${quoted}|${several}|${quote}?${bare})`,
  'gi',
);
const secretInArray = new RegExp(`(\\[\\s*["']${secretName}["']\\s*,\\s*)(${quoted})`, 'gi');
const secretInElement = new RegExp(`(<${secretName}>)([^<]+)`, 'gi');
/** A code has digits; an error's code is a word or a number with three digits. */
const code = `(?=[^${end}]*\\d)(?!\\d{1,3}(?:[${end}%]|$))${bare}`;
const codeInPair = new RegExp(`(${codeName}${equals})(${quote}?${code})`, 'gi');
const codeInArray = new RegExp(`(\\[\\s*["']${codeName}["']\\s*,\\s*)(["']${code})`, 'gi');
const codeInElement = new RegExp(`(<${codeName}>)(${code})`, 'gi');
const cookieHeader = /\b((?:set-)?cookie:\s*)[^\n"']+/gi;
const webToken = /eyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]+)*/g;
const credentials = /\b(Bearer|Basic)\s+[^\s"',;]+/gi;

/** Replaces passwords, tokens, codes and the like in a text, in every usual notation of a name with its value. */
export function withoutSecrets(text: string): string {
  return [secretInPair, secretInArray, secretInElement, codeInPair, codeInArray, codeInElement]
    .reduce((rest, secret) => rest.replace(secret, redactedPair), text)
    .replace(cookieHeader, '$1[secret]')
    .replace(credentials, '$1 [secret]')
    .replace(webToken, '[secret]');
}

/** Keeps the value's quotation marks; in JSON, every value gets some. */
function redactedPair(_pair: string, name: string, value: string): string {
  const mark = /^\\?(["'`])/.exec(value)?.[1] ?? (/"\s*:\s*$/.test(name) ? '"' : '');
  return `${name}${mark}[secret]${mark}`;
}
