const adjectives = ['gentle', 'brave', 'quiet', 'merry', 'clever', 'sunny', 'early'] as const;
const animals = ['otter', 'heron', 'badger', 'swift', 'beaver', 'lynx', 'finch'] as const;

/** A made-up password for a record; each change produces a new one. */
export function createPassword(id: number, changes: number): string {
  const number = 1000 + ((id * 37 + changes * 611) % 9000);
  return `${adjectives[(id + changes) % 7]}-${animals[(id * 3 + changes) % 7]}-${number}`;
}

const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A made-up token of letters and digits, always the same for the same parts; much cheaper than a fixture. */
export function createToken(length: number, ...parts: readonly (string | number)[]): string {
  let value = 0x811c9dc5;
  const mix = (code: number) => {
    value = Math.imul(value ^ code, 0x01000193) >>> 0;
  };
  for (const character of parts.join('/')) mix(character.charCodeAt(0));
  let token = '';
  while (token.length < length) {
    mix(token.length);
    // The upper bits are better mixed.
    token += characters[(value >>> 12) % characters.length];
  }
  return token;
}
