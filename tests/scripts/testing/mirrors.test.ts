import { expect, it } from 'vitest';
import { filesWithLogic, mirrorReport } from '#scripts/testing/mirrors.ts';
import { tempFolder } from '../temp-folder.ts';

const decisionsIn = (files: Record<string, string>) =>
  Object.fromEntries(
    filesWithLogic(tempFolder(files)).map((file) => [file.path, file.decisions] as const),
  );

it('counts branches, loops and handled errors', () => {
  expect(
    decisionsIn({
      'src/branches.ts': 'export const f = (a?: number) => { if (a) return 1; return a ?? 2; };',
      'mocks/loop.ts': 'export function f(all: string[]) { for (const one of all) log(one); }',
      'scripts/choice.mjs': 'export const f = (a) => { switch (a) { case 1: return 2; } };',
      'src/error.ts': 'export const f = () => { try { return g(); } catch { return 1; } };',
    }),
  ).toEqual({
    'src/branches.ts': 2,
    'mocks/loop.ts': 1,
    'scripts/choice.mjs': 1,
    'src/error.ts': 1,
  });
});

it('takes types, tables and what components render for no logic', () => {
  expect(
    decisionsIn({
      'src/types.ts': 'export type A<T> = T extends string ? 1 : 2;',
      'src/table.ts': 'export const table = { a: 1 };',
      'src/Plain.tsx': `
        export function Plain({ a }: { a?: string }) {
          if (a === 'none') return <hr />;
          const more = a && <b>{a}</b>;
          return <p className={a ? 'x' : 'y'}>{more}{a ? 'Yes' : 'No'}</p>;
        }`,
      'src/declared.d.ts': 'export {};',
    }),
  ).toEqual({});
});

it('counts the decisions of functions that JSX passes on', () => {
  expect(
    decisionsIn({
      'src/Button.tsx':
        'export const B = (p: P) => <button onClick={(event) => { if (event.x) p.go(); }} />;',
    }),
  ).toEqual({ 'src/Button.tsx': 1 });
});

it('lists by folder which files have no mirror, those with the most decisions first', () => {
  const files = filesWithLogic(
    tempFolder({
      'src/a/few.ts': 'export const f = (a: number) => a || 1;',
      'src/a/many.ts': 'export const f = (a: number) => a || (b ? 1 : 2);',
      'src/a/tested.ts': 'export const f = (a: number) => a || 1;',
      'tests/src/a/tested.test.ts': '',
      'src/a/Shown.tsx': 'export const f = (a: number) => a || 1;',
      'tests/src/a/Shown.test.tsx': '',
      'mocks/thorough.ts': 'export const f = (a: number) => a || 1;',
      'tests/mocks/thorough.deep.test.ts': '',
      'scripts/b.ts': 'export const f = (a: number) => a || 1;',
    }),
  );
  expect(mirrorReport(files)).toBe(`scripts/ (1)
  b.ts: 1 decisions
src/a/ (2)
  many.ts: 2 decisions
  few.ts: 1 decisions
3 of 6 source files with logic have no mirror in tests/.`);
});
