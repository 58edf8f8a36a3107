/** Letters as wide as they are high: those of East Asia, and emoji. */
const wideLetter =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;

/** Counts the places that the letters of a text take in a line: wide ones take two. */
export function countPlaces(text: string): number {
  let places = 0;
  for (const letter of text) places += wideLetter.test(letter) ? 2 : 1;
  return places;
}
