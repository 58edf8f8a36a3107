import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchHits } from '#src/util/search-hits.ts';
import { searchableText, searchWords } from '#src/util/word-search.ts';

/** The text with its hits in brackets. */
const markHits = (text: string, query: string) =>
  searchHits(text, searchWords(query))
    .map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join('');

describe('the hits of a search', () => {
  it.each([
    ['Riverside rowing club', 'ROW club', 'Riverside [row]ing [club]'],
    ['owner@example.com', 'ample', 'owner@ex[ample].com'],
    ['Paula Petrović', 'petrovic', 'Paula [Petrović]'],
    ['St. Aldhelm’s choir', "aldhelm's", 'St. [Aldhelm’s] choir'],
    ['STRAẞE straße', 'strasse', '[STRAẞE] [straße]'],
    ['第二会議室', '会議', '第二[会議]室'],
    ['nord‑süd', 'nord-sud', '[nord‑süd]'],
    ['aaa', 'aa', '[aaa]'],
    // An emoji is marked as a whole, and so is a letter with its accent.
    ['Crew 👨‍👩‍👧', '👩', 'Crew [👨‍👩‍👧]'],
    ['fete\u0301s', 'te', 'fe[te\u0301]s'],
    ['rowing', 'row wing', '[rowing]'],
    ['rowing', '', 'rowing'],
    ['rowing', 'choir', 'rowing'],
    ['', 'row', ''],
  ])('in “%s” for “%s” are %s', (text, query, expected) => {
    expect(markHits(text, query)).toBe(expected);
  });

  it('leave the text unchanged, and mark every word that the search matches', () => {
    const anyText = fc.string({ unit: 'grapheme', maxLength: 30 });
    fc.assert(
      fc.property(anyText, anyText, (text, query) => {
        const words = searchWords(query);
        const parts = searchHits(text, words);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        const isFound = words.some((word) => searchableText(text).includes(word));
        if (parts.some(({ isHit }) => isHit)) expect(isFound).toBe(true);
      }),
    );
  });
});
