/** A text and what is selected in it. */
export interface Selection {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Replaces a part of a text, and selects a part of the result. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly insertion: string;
  readonly selection: readonly [start: number, end: number];
}

type EmphasisMark = '**' | '*';

/**
 * Makes the selection bold (`**`) or italic (`*`), or takes that back. Without a selection, what is typed next. Code stays,
 * because marks would be a part of it.
 */
export function toggleEmphasis({ text, start, end }: Selection, mark: EmphasisMark): TextEdit {
  const selectedText = text.slice(start, end);
  const core = selectedText.trim();
  const first = start + selectedText.length - selectedText.trimStart().length;
  const last = Math.max(start, end - (selectedText.length - selectedText.trimEnd().length));
  const [before, after] = [countStars(text, first, -1), countStars(text, last, 1)];
  // Each line has marks of its own, also those just outside of the selection.
  if (core.includes('\n')) return toggleLines(text, [first - before, last + after], mark);
  if (findCodeLines(text)[countLines(text, first)]) {
    return { from: start, to: end, insertion: selectedText, selection: [start, end] };
  }
  const { length } = mark;
  if (hasMark(before, mark) && hasMark(after, mark)) {
    return {
      from: first - length,
      to: last + length,
      insertion: core,
      selection: [first - length, first - length + core.length],
    };
  }
  if (core === '') {
    const caret = first + length;
    return { from: first, to: first, insertion: mark + mark, selection: [caret, caret] };
  }
  const edit = toggleLines(text, [first, last], mark);
  // The same button takes back what it has done to the words inside of its marks.
  const isWrapped = edit.insertion === `${mark}${core}${mark}`;
  return isWrapped ? { ...edit, selection: [first + length, last + length] } : edit;
}

/** Wraps the text of each line, because emphasis does not reach over blocks; or unwraps it if all lines are wrapped. */
function toggleLines(text: string, [from, to]: [number, number], mark: EmphasisMark): TextEdit {
  const isAtLineStart = /(?:^|\n)[^\S\n]*$/.test(text.slice(0, from));
  const codeLines = findCodeLines(text).slice(countLines(text, from));
  const lines = text
    .slice(from, to)
    .split('\n')
    .map((line, index) =>
      codeLines[index]
        ? { opening: line, words: '', ending: '' }
        : splitLine(line, index > 0 || isAtLineStart),
    );
  const areWrapped = lines.every(({ words }) => words === '' || isWrappedIn(words, mark));
  const changedLines = lines.map(({ opening, words, ending }) => {
    if (words === '') return opening + ending;
    if (areWrapped) return opening + words.slice(mark.length, -mark.length) + ending;
    const wrappedWords = isWrappedIn(words, mark) ? words : mark + removeMarks(words, mark) + mark;
    return opening + wrappedWords + ending;
  });
  const insertion = changedLines.join('\n');
  return { from, to, insertion, selection: [from, from + insertion.length] };
}

/** The number of line breaks before a place. */
function countLines(text: string, place: number): number {
  return text.slice(0, place).split('\n').length - 1;
}

/** The beginning of a code block, including in a list. */
const fence = /^\s*(?:(?:[-*+]|\d{1,9}[.)])\s+)*(`{3,}(?=[^`]*$)|~{3,})/;

/** Which lines of a text are in blocks of code, or are their borders. */
function findCodeLines(text: string): readonly boolean[] {
  let border: string | undefined;
  return text.split('\n').map((line) => {
    if (border === undefined) {
      border = fence.exec(line)?.[1];
      return border !== undefined;
    }
    const isEnd = /^\s*(?:`+|~+)\s*$/.test(line) && line.trim().startsWith(border);
    if (isEnd) border = undefined;
    return true;
  });
}

/** Lines across the page, and lines below a heading. */
const wordless = /^\s*(?:([-*_])(?:\s*\1){2,}\s*|=+\s*)$/;

/** The marks of quotes, headings, lists and tasks before a line's words. */
const blockMarks = /^\s*(?:(?:>|(?:#{1,6}|[-*+]|\d{1,9}[.)]|\[[ xX]\])(?=\s|$))\s*)*/;

/** Tells a line's words from the marks of the block before them, and from the line break after them. */
function splitLine(line: string, isWhole: boolean) {
  if (isWhole && wordless.test(line)) return { opening: line, words: '', ending: '' };
  const [opening] = (isWhole && blockMarks.exec(line)) || [''];
  const remainder = line.slice(opening.length);
  const words = remainder.replace(/(?:(?<!\\)\\)?\s*$/, '');
  return { opening, words, ending: remainder.slice(words.length) };
}

/** Returns whether one pair of marks is around all of the words. */
function isWrappedIn(words: string, mark: EmphasisMark): boolean {
  const { length } = mark;
  const inside = words.slice(length, -length);
  const stars = inside.replace(codeSpan, '').match(/\*+/g) ?? [];
  return (
    inside !== '' &&
    hasMark(countStars(words, 0, 1), mark) &&
    hasMark(countStars(words, words.length, -1), mark) &&
    !stars.some((run) => hasMark(run.length, mark))
  );
}

/** Code in a line, between the same number of backticks. */
const codeSpan = /(?<!`)(`+)(?!`).+?(?<!`)\1(?!`)/g;

/**
 * Without the pairs of marks in it, which would end those around it. Single stars may mean something else, and so do all in
 * code.
 */
function removeMarks(words: string, mark: EmphasisMark): string {
  const codes = words.match(codeSpan) ?? [];
  const maskedWords = words.replace(codeSpan, '\0');
  const plainWords =
    mark === '**'
      ? maskedWords.replace(/\*\*(?=\S)(.+?)(?<=\S)\*\*/g, '$1')
      : maskedWords.replace(/(?<!\*)\*(\*\*)?(?![\s*])(.+?)(?<![\s*])\*\1(?!\*)/g, '$1$2$1');
  return plainWords.replaceAll('\0', () => codes.shift() ?? '');
}

/** Makes the selected lines entries of a list, or takes that back. */
export function toggleList({ text, start, end }: Selection): TextEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isList = lines.every((line) => line.trim() === '' || /^\s*- /.test(line));
  const isEmpty = lines.every((line) => line.trim() === '');
  const changedLines = lines.map((line) => {
    if (isEmpty) return `- ${line}`;
    if (line.trim() === '') return line;
    return isList ? line.replace(/^(\s*)- /, '$1') : `- ${line}`;
  });
  const insertion = changedLines.join('\n');
  const caret = from + insertion.length;
  return { from, to, insertion, selection: start === end ? [caret, caret] : [from, caret] };
}

/** Makes the selection a link, and selects what is missing: its address or its text. */
export function insertLink({ text, start, end }: Selection, address?: string): TextEdit {
  const selectedText = text.slice(start, end);
  const isAddress = /^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(selectedText);
  const label = isAddress ? '' : selectedText.replace(/[[\]]/g, '\\$&');
  const target = address ?? (isAddress ? selectedText : 'https://');
  const insertion = `[${label}](${target})`;
  const targetStart = start + label.length + 3;
  const caret = start + insertion.length;
  const selectMissing = (): TextEdit['selection'] => {
    if (label === '') return [start + 1, start + 1];
    return address === undefined ? [targetStart, targetStart + target.length] : [caret, caret];
  };
  return { from: start, to: end, insertion, selection: selectMissing() };
}

/** The number of asterisks next to a place. */
function countStars(text: string, place: number, step: 1 | -1): number {
  let count = 0;
  while (text[step === 1 ? place + count : place - count - 1] === '*') count += 1;
  return count;
}

/** One asterisk is italic, two are bold, three are both. */
function hasMark(stars: number, mark: EmphasisMark): boolean {
  return mark === '**' ? stars >= 2 : stars % 2 === 1;
}
