import { type MarkdownBlock, splitMarkdown } from './parse-markdown.ts';

/** The maximum length of a changed text, and of the text before the change, in characters. */
const longest = 600;
const longestBefore = 120;

/** Longer words are cut, as is writing without spaces. */
const longestWord = 40;

/**
 * Finds the differences between two versions of a text in Markdown, as Markdown: without the blocks that both begin
 * and end with, and no longer than can be read beside other changes. A version without the other's content is empty.
 */
export function findChangedBlocks(text: string, otherText: string): [one: string, other: string] {
  const versions = [splitMarkdown(text), splitMarkdown(otherText)] as const;
  const [first, second] = versions;
  const isSame = (place: number) => first.at(place)?.text === second.at(place)?.text;
  const least = Math.min(first.length, second.length);
  let start = 0;
  while (start < least && isSame(start)) start += 1;
  let end = 0;
  while (end < least - start && isSame(-1 - end)) end += 1;
  const [before, after] = versions.map((blocks) =>
    joinBlocks(blocks.slice(start, blocks.length - end)),
  );
  const place = findDifference(before ?? '', after ?? '');
  const hasMore = { before: start > 0, after: end > 0 };
  return [shorten(before ?? '', place, hasMore), shorten(after ?? '', place, hasMore)];
}

function joinBlocks(blocks: readonly MarkdownBlock[]): string {
  return blocks
    .map(({ text, isEntry }, index) => {
      const before = blocks[index - 1];
      if (!before) return text;
      return `${isEntry && before.isEntry ? '\n' : '\n\n'}${text}`;
    })
    .join('');
}

function findDifference(text: string, otherText: string): number {
  let place = 0;
  while (place < text.length && text[place] === otherText[place]) place += 1;
  return place;
}

/** The part of a text around a place, with a mark where there is more. */
function shorten(text: string, place: number, hasMore: { before: boolean; after: boolean }) {
  if (text === '') return '';
  const from = place < longest / 2 ? 0 : findCut(text, place - longestBefore);
  const to = text.length - from > longest ? findCut(text, from + longest) : text.length;
  const before = from > 0 ? '… ' : hasMore.before && '…\n\n';
  const after = to < text.length ? ' …' : hasMore.after && '\n\n…';
  return [before, text.slice(from, to).trim(), after].filter(Boolean).join('');
}

/** A place to cut a text: the space before some place if there is one nearby, or else between two characters. */
function findCut(text: string, place: number): number {
  const space = text.lastIndexOf(' ', place);
  if (place - space < longestWord) return space;
  const isInCharacter = /[\uDC00-\uDFFF]/.test(text[place] ?? '');
  return isInCharacter ? place - 1 : place;
}
