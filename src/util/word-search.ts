const apostrophes = /['’‘‛ʼʻʽˈ`´\u1fef\u1ffd′＇՚׳Ꞌꞌ]/gu;

/** Diacritical marks, and invisible characters such as the soft hyphen. Kana keep their sound marks: those make other letters. */
const ignored =
  /[[\p{M}&&[\p{Script=Inherited}\p{Script=Hebrew}]]--[\u3099\u309a]]|\p{Default_Ignorable_Code_Point}/gv;

/** Letters that Unicode does not decompose: those with a stroke, and ligatures. */
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
const undecomposed = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu');

/** A text in the form that searches compare: without case, diacritical marks and apostrophes, all dashes alike. */
export function searchableText(text: string): string {
  // Apostrophes go before the decomposition, which turns some into a space and a mark, and after it, which brings others.
  const plain = withoutCase(text.replace(apostrophes, ''))
    .normalize('NFKD')
    .replace(apostrophes, '')
    .replace(ignored, '');
  // Once more: superscripts and the like have a case only now.
  return withoutCase(plain)
    .replace(undecomposed, (letter) => plainLetters[letter] ?? letter)
    .replace(/\p{Dash_Punctuation}/gu, '-');
}

/** By way of lower case, which turns ẞ into ß, and so into SS like the small one. */
function withoutCase(text: string): string {
  return text.toLowerCase().toUpperCase();
}

/** The words of a query, in the form that searches compare. */
export function searchWords(query: string): readonly string[] {
  return searchableText(query).split(/\s+/u).filter(Boolean);
}

/** Whether all words are in a text, whole or as parts of its words, in any order. Without words, every text matches. */
export function hasAllWords(searchable: string, words: readonly string[]): boolean {
  return words.every((word) => searchable.includes(word));
}
