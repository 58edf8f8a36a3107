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

/** What a whole text looks like that is a backup code; its digits may be six. */
const backupCodeOnly = /^\s*[A-Za-z0-9]{4}[\s\p{Pd}]{0,3}[A-Za-z0-9]{4}\s*$/u;

/**
 * A code as it is sent: without what a person or a clipboard put around and between.
 * @param kind `either` where one field takes both.
 */
export function codeToSend(kind: CodeKind | 'either', text: string): string {
  const plain = plainText(text);
  const backupCode = plain.replaceAll(/\p{Pd}/gu, '-').replaceAll(/[^A-Za-z0-9-]/g, '');
  const isBackupCode = kind === 'backup' || (kind === 'either' && backupCodeOnly.test(plain));
  return isBackupCode ? backupCode : (appCodeIn(text) ?? backupCode);
}

/** Full-width digits become plain ones, and what is not seen goes. */
function plainText(text: string): string {
  return text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');
}
