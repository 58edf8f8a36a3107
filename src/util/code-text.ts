/** Where a code comes from: the authenticator app, or the list of backup codes. */
export type CodeKind = 'app' | 'backup';

/** Six digits in a text, the likeliest first: in one piece, in two groups, with something between any two. */
const appCodes = [
  /(?<!\d)\d{6}(?!\d)/u,
  /(?<!\d)\d{3}[\s\p{Pd}]\d{3}(?!\d)/u,
  /(?<!\d)(?:\d[\s\p{Pd}]{0,2}){5}\d(?!\d)/u,
];

/** The code of an authenticator app in a text, however it is grouped and whatever stands around it. */
export function appCodeIn(text: string): string | undefined {
  const plain = plainText(text);
  return appCodes
    .map((pattern) => pattern.exec(plain)?.[0])
    .find((found) => found !== undefined)
    ?.replaceAll(/\D/g, '');
}

/** A code as it is sent: without what a person or a clipboard put around and between. */
export function codeToSend(kind: CodeKind, text: string): string {
  const backupCode = plainText(text)
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/[^A-Za-z0-9-]/g, '');
  return kind === 'app' ? (appCodeIn(text) ?? backupCode) : backupCode;
}

/** Full-width digits become plain ones, and what is not seen goes. */
function plainText(text: string): string {
  return text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');
}
