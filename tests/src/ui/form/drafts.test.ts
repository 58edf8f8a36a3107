import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import {
  areDraftsKeptAtom,
  draftKeepersAtom,
  draftOwnerAtom,
  keepDraftsAtom,
} from '#src/ui/form/drafts.ts';

describe('a page that must be left now', () => {
  it.each([
    ['nothing can be kept', [], false],
    ['what was typed has been kept', [true, true], true],
    ['the browser has kept only some of it', [true, false], false],
  ])('asks unless all is kept: %s', (_, outcomes, areKept) => {
    const store = createStore();
    store.set(draftOwnerAtom, 7);
    store.set(draftKeepersAtom, new Set(outcomes.map((outcome) => () => outcome)));
    expect(store.set(keepDraftsAtom)).toBe(areKept);
    expect(store.get(areDraftsKeptAtom)).toBe(areKept);
  });
});
