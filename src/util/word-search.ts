const apostrophes = /['’‘‛ʼʻʽˈ`´\u1fef\u1ffd′＇՚׳Ꞌꞌ]/gu;

/**
 * Diacritics and invisible characters such as the soft hyphen. Kana keep their sound marks, which distinguish letters.
 */
const ignoredMarks =
  /[[\p{M}&&[\p{Script=Inherited}\p{Script=Hebrew}]]--[\u3099\u309a]]|\p{Default_Ignorable_Code_Point}/gv;

/** Letters that Unicode does not decompose: letters with a stroke, and ligatures. */
const plainLetters: Readonly<Record<string, string>> = {
  Ø: 'O',
  Đ: 'D',
  Ð: 'D',
  Ł: 'L',
  Ħ: 'H',
  Ŧ: 'T',
  Þ: 'TH',
  Æ: 'AE',
  Œ: 'OE',
};
const undecomposedLetters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu');

/** Normalizes a text for searching: no case, diacritics or apostrophes, and all dashes alike. */
export function searchableText(text: string): string {
  // Apostrophes are removed before the decomposition, which turns some into a space and a mark, and after it, which
  // creates others.
  const plain = withoutCase(text.replace(apostrophes, ''))
    .normalize('NFKD')
    .replace(apostrophes, '')
    .replace(ignoredMarks, '');
  // Again, because superscripts and the like have a case only now.
  return withoutCase(plain)
    .replace(undecomposedLetters, (letter) => plainLetters[letter] ?? letter)
    .replace(/\p{Dash_Punctuation}/gu, '-');
}

/** Via lower case, which turns ẞ into ß, so that both become SS. */
function withoutCase(text: string): string {
  return text.toLowerCase().toUpperCase();
}

/** The words of a query, normalized for searching. */
export function searchWords(query: string): readonly string[] {
  return searchableText(query).split(/\s+/u).filter(Boolean);
}

/** Returns whether a text contains all words, in full or in part, in any order. Without words, every text matches. */
export function hasAllWords(searchable: string, words: readonly string[]): boolean {
  return words.every((word) => searchable.includes(word));
}
