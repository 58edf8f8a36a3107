export type PasswordStrength = 'weak' | 'fair' | 'strong';

/** Common guesses, which add no strength wherever they occur. */
const commonParts =
  /password|passwort|calendar|welcome|letmein|secret|iloveyou|admin|login|monday|sunday|spring|summer|autumn|winter|(?:19|20)\d\d/g;

/** Sequences whose neighbors are easy to guess. */
const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Minimum bits of entropy for each level. */
const fairBits = 45;
const strongBits = 65;

/**
 * Estimates how hard a password is to guess. Rewards length and requires no kind of character.
 * @param personal details that others may know, such as name and address.
 */
export function passwordStrength(
  password: string,
  personal: readonly string[] = [],
): PasswordStrength {
  const plain = withoutPersonal(password.toLowerCase(), personal).replaceAll(commonParts, '');
  const fresh = [...plain].filter((_, at, letters) =>
    isFresh(letters.slice(Math.max(0, at - 2), at + 1)),
  );
  const bits = fresh.length * Math.log2(alphabetSize(password));
  if (bits >= strongBits) return 'strong';
  return bits >= fairBits ? 'fair' : 'weak';
}

function withoutPersonal(password: string, personal: readonly string[]): string {
  const words = personal.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return words
    .filter((word) => word.length >= 3)
    .reduce((remainder, word) => remainder.replaceAll(word, ''), password);
}

/** Returns whether the last character adds anything to those before it. */
function isFresh(characters: readonly string[]): boolean {
  if (characters.at(-1) === characters.at(-2)) return false;
  const end = characters.join('');
  const reversedText = characters.toReversed().join('');
  return end.length < 3 || !rows.some((row) => row.includes(end) || row.includes(reversedText));
}

/** The size of the alphabet that an attacker has to try. */
function alphabetSize(password: string): number {
  const kinds: readonly (readonly [RegExp, number])[] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/[0-9]/, 10],
    [/[^A-Za-z0-9]/, 33],
  ];
  return kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 1);
}
