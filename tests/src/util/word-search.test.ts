import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasAllWords, searchableText, searchWords } from '#src/util/word-search.ts';

const finds = (query: string, text: string) =>
  hasAllWords(searchableText(text), searchWords(query));

describe('a search by words', () => {
  it.each([
    ['no case', 'RIVERSIDE', 'Riverside rowing club'],
    ['no diacritical marks', 'petrovic', 'Milica Petrović'],
    ['accents that the text lacks', 'pétrović', 'Petrovic'],
    ['strokes and ligatures', 'lodz soren strasse aether', 'Łódź Søren STRAẞE Æther'],
    ['Greek accents and both small sigmas', 'αιθουσες', 'ΑΊΘΟΥΣΕΣ'],
    ['the dotless i', 'toplanti', 'TOPLANTI toplantı'],
    ['Hebrew points', 'שלום', 'שָׁלוֹם'],
    ['the straight apostrophe', "Aldhelm's", 'St. Aldhelm’s choir'],
    ['the curly apostrophe', 'Aldhelm’s', "St. Aldhelm's choir"],
    ['no apostrophe', 'aldhelms', 'St. Aldhelm’s choir'],
    ['an acute accent for an apostrophe', 'Aldhelm´s', 'St. Aldhelm’s choir'],
    ['words in any order', 'club rowing', 'Riverside rowing club'],
    ['words that are not adjacent', 'riverside club', 'Riverside rowing club'],
    ['parts of words', 'side row', 'Riverside rowing club'],
    ['any spaces', ' rowing \u00a0\u3000 club\t', 'Riverside rowing\u00a0club'],
    ['any dashes', 'nord-süd - 2026', 'Nord‑Süd – 2026'],
    ['wide letters', 'ＣＬＵＢ', 'club'],
    ['scripts without spaces', '会議', '第二会議室'],
    ['soft hyphens', 'terminkalender', 'Termin\u00adkalender'],
  ])('matches by %s', (_what, query, text) => {
    expect(finds(query, text)).toBe(true);
  });

  it.each([
    ['one of the words is missing', 'rowing choir', 'Riverside rowing club'],
    ['the words are joined in the query only', 'rowingclub', 'Riverside rowing club'],
    ['a sound mark makes it a different letter', 'ガス', 'カス'],
  ])('finds nothing if %s', (_what, query, text) => {
    expect(finds(query, text)).toBe(false);
  });

  it('finds everything without words', () => {
    expect(finds('  ', '')).toBe(true);
  });
});

describe('for any text', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 60 });
  const words = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), {
    maxLength: 6,
  });

  it('matches itself, in any case, composed or decomposed', () => {
    fc.assert(
      fc.property(text, (any) => {
        const written = [any, any.toUpperCase(), any.normalize('NFC'), any.normalize('NFD')];
        expect(written.filter((query) => !finds(query, any))).toEqual([]);
      }),
    );
  });

  it('matches some of its words, in any order', () => {
    const chosen = words.chain((list) =>
      fc.tuple(fc.constant(list.join(' ')), fc.shuffledSubarray(list)),
    );
    fc.assert(fc.property(chosen, ([any, some]) => finds(some.join('\u3000 '), any)));
  });

  it('normalizes a normalized text to itself', () => {
    fc.assert(
      fc.property(text, (any) => searchableText(searchableText(any)) === searchableText(any)),
    );
  });
});
