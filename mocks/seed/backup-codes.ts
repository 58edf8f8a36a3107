const count = 10;

/** Codes that replace the authenticator app. */
export interface BackupCodes {
  /** The number of times that codes were created. New codes invalidate earlier codes. */
  readonly series: number;
  /** Unused codes; each works once. */
  readonly unused: readonly string[];
}

export const noBackupCodes: BackupCodes = { series: 0, unused: [] };

/** Replaces all codes. */
export function renewedCodes({ series: last }: BackupCodes, amount = count): BackupCodes {
  const series = last + 1;
  return {
    series,
    unused: Array.from({ length: amount }, (_, index) => backupCode(series * 100 + index)),
  };
}

/** The codes without the one being used, in any case, with or without its dash; undefined if it is not among them. */
export function withoutCode(codes: BackupCodes, code: string): BackupCodes | undefined {
  const usedCode = codes.unused.find((unusedCode) => plainCode(unusedCode) === plainCode(code));
  if (usedCode === undefined) return undefined;
  return { ...codes, unused: codes.unused.filter((unusedCode) => unusedCode !== usedCode) };
}

function plainCode(code: string): string {
  return code.toLowerCase().replaceAll('-', '');
}

/** Eight letters and digits that look random but never change. */
function backupCode(number: number): string {
  const text = Math.imul(number + 7, 0x9e3779b1) >>> 0;
  const letters = `${text.toString(36)}k7x2m9qa`.slice(0, 8);
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
