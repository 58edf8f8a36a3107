/**
 * The Latin letter of a key, in lower case; undefined if it has none. On layouts without Latin letters, it is that of the
 * same key on a Latin keyboard. Otherwise, it is the typed letter, because layouts have letters in different places.
 */
export function latinLetter({
  key,
  code,
}: Pick<KeyboardEvent, 'key' | 'code'>): string | undefined {
  const typedLetter = key.normalize('NFKC');
  // Uppercase while Caps Lock is on.
  if (/^[a-z]$/i.test(typedLetter)) return typedLetter.toLowerCase();
  const isOtherScript = /^\p{L}$/u.test(typedLetter) && !/\p{Script=Latin}/u.test(typedLetter);
  return isOtherScript ? /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() : undefined;
}
