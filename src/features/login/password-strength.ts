export type PasswordStrength = 'weak' | 'fair' | 'strong';

/** What guessing begins with; each counts for nothing wherever it stands. */
const commonParts =
  /password|passwort|calendar|welcome|letmein|secret|iloveyou|admin|login|monday|sunday|spring|summer|autumn|winter|(?:19|20)\d\d/g;

/** Neighbors here are as easily guessed as typed. */
const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** From how many bits of guessing on. */
const fairBits = 45;
const strongBits = 65;

/**
 * A rough guess at how hard a password is to guess: it rewards length, and asks for no kind of character.
 * @param personal what others know of the person, such as name and address.
 */
export function passwordStrength(
  password: string,
  personal: readonly string[] = [],
): PasswordStrength {
  const plain = withoutPersonal(password.toLowerCase(), personal).replaceAll(commonParts, '');
  const fresh = [...plain].filter((_, at, all) => isFresh(all.slice(Math.max(0, at - 2), at + 1)));
  const bits = fresh.length * Math.log2(alphabetSize(password));
  if (bits >= strongBits) return 'strong';
  return bits >= fairBits ? 'fair' : 'weak';
}

function withoutPersonal(password: string, personal: readonly string[]): string {
  const words = personal.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return words
    .filter((word) => word.length >= 3)
    .reduce((rest, word) => rest.replaceAll(word, ''), password);
}

/** Whether the last of some characters says more than those before it. */
function isFresh(characters: readonly string[]): boolean {
  if (characters.at(-1) === characters.at(-2)) return false;
  const end = characters.join('');
  const reversed = characters.toReversed().join('');
  return end.length < 3 || !rows.some((row) => row.includes(end) || row.includes(reversed));
}

/** How many characters somebody who guesses has to try at each place. */
function alphabetSize(password: string): number {
  const kinds: readonly (readonly [RegExp, number])[] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/[0-9]/, 10],
    [/[^A-Za-z0-9]/, 33],
  ];
  return kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 1);
}
