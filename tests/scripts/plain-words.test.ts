import { describe, expect, it } from 'vitest';
import { plainWordErrors } from '#scripts/plain-words.ts';
import { tempFolder } from './temp-folder.ts';

const findErrors = (files: Record<string, string>) =>
  plainWordErrors(tempFolder(files)).map((error) => error.replace(/^[^/]+\//, ''));

describe('plainWordErrors', () => {
  it('allows nouns, verbs, statements, and spreads of what has a name', () => {
    expect(
      findErrors({
        'events/event.ts': `
          /** Returns whether an event is over. */
          export function isOver(event: Event) { return { ...event, ...(event.ended && { over: true }) }; }
          export const seed = 1;
          /** The words of a search. */
          export interface Words { readonly shown: string }`,
      }),
    ).toEqual([]);
  });

  it.each(['{ ...{ a, b } }', '[...[1, 2]]', '<p {...{ title }} />'])(
    'reports the spread of a literal in %s',
    (code) => {
      expect(findErrors({ 'a.tsx': `const value = ${code};` })).toEqual([
        'a.tsx:1: write the literal’s members without a spread.',
      ]);
    },
  );

  it.each(['found', 'changed', 'one', 'Known'])('reports the exported name %s', (name) => {
    const code = name === 'Known' ? `export interface ${name} {}` : `export const ${name} = 1;`;
    expect(findErrors({ 'a.ts': code })).toEqual([
      `a.ts:1: “${name}” does not say what it is; use a noun.`,
    ]);
  });

  it.each(['Whether it is.', 'What it is.', '\n * How it is.\n'])(
    'reports a doc comment that begins with %j',
    (text) => {
      expect(findErrors({ 'a.ts': `/** ${text} */\nconst a = 1;` })).toEqual([
        expect.stringMatching(/^a\.ts:1: the comment begins with “\w+”; state what it is\.$/),
      ]);
    },
  );

  it('reports names that two files of a feature export, but not those of different features', () => {
    const code = 'export const limit = 1;';
    expect(
      findErrors({
        'features/admin/a.ts': code,
        'features/admin/deep/b.ts': code,
        'features/login/c.ts': code,
      }),
    ).toEqual([expect.stringMatching(/a\.ts and .*b\.ts export the same name, “limit”\.$/)]);
  });

  it('allows overloads, and the exports that the router reads from each page', () => {
    const page = 'export function loader() {}\nexport function loader(one?: 1) {}';
    expect(findErrors({ 'features/a/A.ts': page, 'features/a/B.ts': page })).toEqual([]);
  });
});
