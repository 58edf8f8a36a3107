const adjectives = ['gentle', 'brave', 'quiet', 'merry', 'clever', 'sunny', 'early'] as const;
const animals = ['otter', 'heron', 'badger', 'swift', 'beaver', 'lynx', 'finch'] as const;

/** A made-up password for a record, another one after each change. */
export function passwordOf(id: number, changes: number): string {
  const number = 1000 + ((id * 37 + changes * 611) % 9000);
  return `${adjectives[(id + changes) % 7]}-${animals[(id * 3 + changes) % 7]}-${number}`;
}

/** A made-up token of small letters and digits. */
export function tokenOf(length: number, ...parts: readonly (string | number)[]): string {
  let value = 0x811c9dc5;
  let token = '';
  for (const character of parts.join('/').padEnd(64, '.')) {
    value = Math.imul(value ^ character.charCodeAt(0), 0x01000193) >>> 0;
    token += (value % 36).toString(36);
  }
  return token.slice(-length);
}
