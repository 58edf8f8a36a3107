import { describe, expect, it } from 'vitest';
import {
  insertLink,
  type Selection,
  type TextEdit,
  toggleEmphasis,
  toggleList,
} from '#src/calendar/form/notes/edit-markdown.ts';

/** Edits a text, whose selection is between `|`; both as one text. */
function edit(marked: string, change: (selection: Selection) => TextEdit): string {
  const [before = '', selected = '', after] = marked.split('|');
  const isCaret = after === undefined;
  const text = before + selected + (after ?? '');
  const end = before.length + (isCaret ? 0 : selected.length);
  const { from, to, insertion, selection } = change({ text, start: before.length, end });
  const result = text.slice(0, from) + insertion + text.slice(to);
  const [start, last] = selection;
  const inner = start === last ? '|' : `|${result.slice(start, last)}|`;
  return result.slice(0, start) + inner + result.slice(last);
}

describe('emphasis', () => {
  it.each([
    ['Bring |oars|.', 'Bring **|oars|**.'],
    ['Bring **|oars|**.', 'Bring |oars|.'],
    ['Bring |oars |now', 'Bring **|oars|** now'],
    ['Bring |', 'Bring **|**'],
    ['Bring **|**', 'Bring |'],
    ['*|oars|*', '***|oars|***'],
    ['|one\n\n- two|', '|**one**\n\n- **two**|'],
    ['|**one**\n\n- **two**|', '|one\n\n- two|'],
    ['|## Plan\n\n> Bring oars|', '|## **Plan**\n\n> **Bring oars**|'],
    ['|## **Plan**\n> **Bring oars**|', '|## Plan\n> Bring oars|'],
    ['|## Plan|', '|## **Plan**|'],
    ['|## **Plan**|', '|## Plan|'],
    ['|> - [ ] oars\n1. cox|', '|> - [ ] **oars**\n1. **cox**|'],
    ['|**one**\ntwo|', '|**one**\n**two**|'],
    ['|Bring **oars** now\n- two|', '|**Bring oars now**\n- **two**|'],
    ['|**Bring** the **oars**\ntwo|', '|**Bring the oars**\n**two**|'],
    ['|*one*\n***two***|', '|***one***\n***two***|'],
    ['|***one***\n**two**|', '|*one*\ntwo|'],
    ['|one\n---\ntwo|', '|**one**\n---\n**two**|'],
    ['**|one**\n**two|**', '|one\ntwo|'],
  ])('%j becomes bold as %j', (before, after) => {
    expect(edit(before, (selection) => toggleEmphasis(selection, '**'))).toBe(after);
  });

  it.each([
    ['|one\n```\na = b\n```\ntwo|', '|**one**\n```\na = b\n```\n**two**|'],
    ['|**one**\n```\na = b\n```\n**two**|', '|one\n```\na = b\n```\ntwo|'],
    ['|one\n~~~~ js\n~~~\na|', '|**one**\n~~~~ js\n~~~\na|'],
    ['- |one\n- ```\n  a\n  ```\n- two|', '- |**one**\n- ```\n  a\n  ```\n- **two**|'],
    ['```\na |= b\n```\none|', '```\na |= b\n```\n**one**|'],
    ['```\na |=| b\n```', '```\na |=| b\n```'],
    ['```\na |\n```', '```\na |\n```'],
    ['```\na\n```\n|one|', '```\na\n```\n**|one|**'],
    ['```one``` |two|', '```one``` **|two|**'],
    ['|Type `**x**` now|', '**|Type `**x**` now|**'],
    ['|**Type `**x**` now**\ntwo|', '|**Type `**x**` now**\n**two**|'],
    ['|Type **the `x` now**\ntwo|', '|**Type the `x` now**\n**two**|'],
  ])('leaves code alone: %j becomes %j', (before, after) => {
    expect(edit(before, (selection) => toggleEmphasis(selection, '**'))).toBe(after);
  });

  it('tells italic from bold', () => {
    const italic = (selection: Selection) => toggleEmphasis(selection, '*');
    expect(edit('**|oars|**', italic)).toBe('***|oars|***');
    expect(edit('***|oars|***', italic)).toBe('**|oars|**');
    expect(edit('|**one**\n- *two*|', italic)).toBe('|***one***\n- *two*|');
    expect(edit('|***one***\n- *two*|', italic)).toBe('|**one**\n- two|');
  });
});

describe('a list', () => {
  it.each([
    ['a\nb|c\nd', 'a\n- bc|\nd'],
    ['a\n|b\n\nc|', 'a\n|- b\n\n- c|'],
    ['|- b\n- c|', '|b\nc|'],
    ['|', '- |'],
  ])('%j becomes %j', (before, after) => {
    expect(edit(before, toggleList)).toBe(after);
  });
});

describe('a link', () => {
  it.each([
    ['See |the club|', 'See [the club](|https://|)'],
    ['See |https://club.example|', 'See [|](https://club.example)'],
    ['See |', 'See [|](https://)'],
  ])('%j becomes %j', (before, after) => {
    expect(edit(before, (selection) => insertLink(selection))).toBe(after);
  });

  it('takes an address that is known', () => {
    const withAddress = (selection: Selection) => insertLink(selection, 'https://club.example');
    expect(edit('See |the [club]|', withAddress)).toBe(
      'See [the \\[club\\]](https://club.example)|',
    );
  });
});
