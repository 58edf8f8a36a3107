/** Normalizes a backup code: trims surrounding characters and uses plain hyphens. */
export function backupCodeIn(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/[^A-Za-z0-9-]/g, '');
}
