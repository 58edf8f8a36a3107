import { describe, expect, it } from 'vitest';
import { escapeHatchErrors } from '#scripts/escape-hatches.ts';
import { tempFolder } from './temp-folder.ts';

/** So much code that a few casts and effects are rare in it. */
const muchCode = { 'much.ts': 'export const one = 1;\n'.repeat(3000) };

const findErrors = (files: Record<string, string>) => escapeHatchErrors(tempFolder(files));

describe('escapeHatchErrors', () => {
  it('allows casts and effects that are rare and explained', () => {
    expect(
      findErrors({
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

  it('ignores ref callbacks that only touch their element, and refs', () => {
    expect(
      findErrors({
        'a.tsx': `
          const focus = (p: HTMLElement | null) => p?.focus();
          export const A = () => <p ref={focus}><b ref={useRef(null)} /></p>;
          const load = async () => { await fetch('/a'); };`,
      }),
    ).toEqual([]);
  });

  it('ignores `as const`, renamed imports and plain calls', () => {
    expect(
      findErrors({
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
      'a ref callback that sends a call',
      'effect',
      'export const A = () => <p ref={(p) => void save(p).then(show)} />;',
    ],
    [
      'a named ref callback that loads code',
      'effect',
      "function open() { void import('./b.ts'); } export const A = () => <p ref={open} />;",
    ],
    [
      'a ref callback of a hook that starts an SDK',
      'effect',
      'const open = useCallback(() => { start(new AbortController()); }, []); const a = <p ref={open} />;',
    ],
    [
      'a cast with a comment only on its function',
      'cast',
      '/** Reads. */ function a() { return parse() as Answer; }',
    ],
  ])('requires a reason for %s', (_what, kind, code) => {
    const name = code.includes('ref=') ? 'a.tsx' : 'a.ts';
    expect(findErrors({ ...muchCode, [name]: code })).toEqual([
      `${name}:1: the ${kind} has no comment that says why.`,
    ]);
  });

  it('counts them per 1,000 lines of code, without comments and blank lines', () => {
    const padding = '// A comment.\n\n'.repeat(1000);
    const casts = '// Why.\nexport const a = b as C;\n'.repeat(2);
    const code = 'export const one = 1;\n'.repeat(1000);
    expect(findErrors({ 'a.ts': casts + padding + code })).toEqual([
      '2 casts in 1002 lines of code; at most 1 are allowed.',
    ]);
    expect(findErrors({ 'a.ts': casts + code.repeat(2) })).toEqual([]);
  });
});
