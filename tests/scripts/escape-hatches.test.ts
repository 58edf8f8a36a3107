import { describe, expect, it } from 'vitest';
import { escapeHatchErrors } from '#scripts/escape-hatches.ts';
import { tempFolder } from './temp-folder.ts';

/** So much code that a few casts and effects are rare in it. */
const muchCode = { 'much.ts': 'export const one = 1;\n'.repeat(3000) };

const errorsOf = (files: Record<string, string>) => escapeHatchErrors(tempFolder(files));

describe('escapeHatchErrors', () => {
  it('allows casts and effects that are rare and explained', () => {
    expect(
      errorsOf({
        ...muchCode,
        'a.ts': '// Checked by the schema.\nexport const a = parse() as Answer;\n',
        'b/b.tsx': `
          export function B() {
            // The window outlives the component.
            useEffect(() => listen(), []);
            return (
              <p
                // No type names custom properties.
                style={{ '--x': 1 } as CSSProperties}
              />
            );
          }`,
      }),
    ).toEqual([]);
  });

  it('ignores `as const`, renamed imports and plain calls', () => {
    expect(
      errorsOf({
        'a.ts': "import { a as b } from './b.ts'; export const c = ['x'] as const; effect(b);\n",
      }),
    ).toEqual([]);
  });

  it.each([
    ['a cast', 'cast', 'export const a = parse() as Answer;'],
    ['a cast in angle brackets', 'cast', 'export const a = <Answer>parse();'],
    ['an effect', 'effect', 'useEffect(() => listen(), []);'],
    ['a layout effect', 'effect', 'useLayoutEffect(() => measure(), []);'],
    [
      'a cast with a comment only on its function',
      'cast',
      '/** Reads. */ function a() { return parse() as Answer; }',
    ],
  ])('requires a reason for %s', (_what, kind, code) => {
    expect(errorsOf({ ...muchCode, 'a.ts': code })).toEqual([
      `a.ts:1: the ${kind} has no comment that says why.`,
    ]);
  });

  it('counts them per 1,000 lines of code, without comments and blank lines', () => {
    const padding = '// A comment.\n\n'.repeat(1000);
    const casts = '// Why.\nexport const a = b as C;\n'.repeat(2);
    const code = 'export const one = 1;\n'.repeat(1000);
    expect(errorsOf({ 'a.ts': casts + padding + code })).toEqual([
      '2 casts in 1002 lines of code; at most 1 are allowed.',
    ]);
    expect(errorsOf({ 'a.ts': casts + code.repeat(2) })).toEqual([]);
  });
});
