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

/** Makes the selection bold (`**`) or italic (`*`), or takes that back. Without a selection, what is typed next. */
export function toggleEmphasis({ text, start, end }: Selection, mark: '**' | '*'): TextEdit {
  const selected = text.slice(start, end);
  const [first, last] = [
    start + selected.length - selected.trimStart().length,
    Math.max(start, end - (selected.length - selected.trimEnd().length)),
  ];
  const core = selected.trim();
  const { length } = mark;
  if (hasMark(countStars(text, first, -1), mark) && hasMark(countStars(text, last, 1), mark)) {
    return {
      ...{ from: first - length, to: last + length, insertion: core },
      selection: [first - length, first - length + core.length],
    };
  }
  // Emphasis does not reach over paragraphs, and belongs behind the mark of a list's entry.
  const marked = core.replace(/^(\s*(?:[-*+]|\d+[.)])\s+)?(.*\S)/gm, `$1${mark}$2${mark}`);
  const isOneLine = !core.includes('\n') && marked === `${mark}${core}${mark}`;
  const insertion = core === '' ? mark + mark : marked;
  return {
    ...{ from: first, to: core === '' ? first : last, insertion },
    selection:
      core === '' || isOneLine
        ? [first + length, first + length + core.length]
        : [first, first + insertion.length],
  };
}

/** Makes the selected lines entries of a list, or takes that back. */
export function toggleList({ text, start, end }: Selection): TextEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isList = lines.every((line) => line.trim() === '' || /^\s*- /.test(line));
  const isEmpty = lines.every((line) => line.trim() === '');
  const changed = lines.map((line) => {
    if (isEmpty) return `- ${line}`;
    if (line.trim() === '') return line;
    return isList ? line.replace(/^(\s*)- /, '$1') : `- ${line}`;
  });
  const insertion = changed.join('\n');
  const caret = from + insertion.length;
  return { from, to, insertion, selection: start === end ? [caret, caret] : [from, caret] };
}

/** Makes the selection a link, and selects what is missing: its address or its text. */
export function insertLink({ text, start, end }: Selection, address?: string): TextEdit {
  const selected = text.slice(start, end);
  const isAddress = /^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(selected);
  const label = isAddress ? '' : selected.replace(/[[\]]/g, '\\$&');
  const target = address ?? (isAddress ? selected : 'https://');
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
function hasMark(stars: number, mark: '**' | '*'): boolean {
  return mark === '**' ? stars >= 2 : stars % 2 === 1;
}
