/** A backup code as it is sent: without what a person or a clipboard put around it, and with plain hyphens. */
export function backupCodeIn(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/[^A-Za-z0-9-]/g, '');
}
