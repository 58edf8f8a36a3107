import { describe, expect, it } from 'vitest';
import { findChangedBlocks } from '#src/ui/markdown/changed-blocks.ts';

const long = 'word '.repeat(4000).trim();

describe('what differs between two versions of notes', () => {
  it('is everything of those that have nothing in common', () => {
    expect(findChangedBlocks('One *day*', '# Two')).toEqual(['One *day*', '# Two']);
  });

  it('leaves out the paragraphs that both begin and end with', () => {
    const [before, after] = findChangedBlocks(
      '# Plan\n\nMeet at nine.\n\nBring cake.',
      '# Plan\n\nMeet at **ten**.\n\nBring cake.',
    );
    expect(before).toBe('…\n\nMeet at nine.\n\n…');
    expect(after).toBe('…\n\nMeet at **ten**.\n\n…');
  });

  it('leaves out the entries of a list that both have, and keeps the numbers of the others', () => {
    const [before, after] = findChangedBlocks(
      '1. Oars\n2. Boat\n3. Tea',
      '1. Oars\n2. Raft\n3. Tea',
    );
    expect(before).toBe('…\n\n2. Boat\n\n…');
    expect(after).toBe('…\n\n2. Raft\n\n…');
  });

  it('is nothing in the version that lacks what the other has', () => {
    expect(findChangedBlocks('Hello', 'Hello\n\nBye')).toEqual(['', '…\n\nBye']);
    expect(findChangedBlocks('', 'Hello')).toEqual(['', 'Hello']);
  });

  it('is nothing if they are the same, or differ only in the lines between', () => {
    expect(findChangedBlocks('One\n\nTwo', 'One\n\n\nTwo\n')).toEqual(['', '']);
  });

  it('is short, however long the notes are, and ends with a whole word', () => {
    const [before, after] = findChangedBlocks(long, `first ${long}`);
    for (const text of [before, after]) expect(text).toMatch(/^(first )?(word )+…$/);
    expect(before.length).toBeLessThan(620);
  });

  it('is in sight, however far into a paragraph', () => {
    const [before, after] = findChangedBlocks(`${long} now ${long}`, `${long} later ${long}`);
    expect(before).toMatch(/^… (word )+now (word )+…$/);
    expect(after).toMatch(/^… (word )+later (word )+…$/);
  });

  it('is cut between characters where writing has no spaces', () => {
    const rowing = '🚣漕艇';
    const [before, after] = findChangedBlocks(rowing.repeat(900), `赤${rowing.repeat(900)}`);
    for (const text of [before, after]) {
      expect(text).toMatch(/ …$/);
      expect(text.isWellFormed()).toBe(true);
    }
  });
});
