import { describe, expect, it } from 'vitest';
import { functionLengthErrors } from '#scripts/function-lengths.ts';
import { tempFolder } from './temp-folder.ts';

const findErrors = (files: Record<string, string>) =>
  functionLengthErrors(tempFolder(files)).map((error) => error.replace(/^[^/]*\//, ''));

const tooLong = (line: number, length: number) =>
  `a.tsx:${line}: the function has ${length} lines of code; at most 80 are allowed.`;

/** A component whose markup has this many lines of text. */
const component = (lines: number) =>
  `export function Page() {\n  return (\n    <ul>\n${'      <li>Text</li>\n'.repeat(lines)}    </ul>\n  );\n}\n`;

describe('functionLengthErrors', () => {
  it('names a component of 101 lines', () => {
    expect(findErrors({ 'a.tsx': component(95) })).toEqual([tooLong(1, 101)]);
  });

  it('allows 80 lines', () => {
    expect(findErrors({ 'a.tsx': component(74) })).toEqual([]);
  });

  it('counts no blank lines and no comments', () => {
    const comments = '  // A comment.\n\n'.repeat(100);
    expect(
      findErrors({ 'a.tsx': `/** Why. */\nfunction a() {\n${comments}  return 1;\n}\n` }),
    ).toEqual([]);
  });

  it.each([
    ['an arrow function', (body: string) => `const a = () => {\n${body}};\n`, 1],
    ['a method', (body: string) => `class A {\n  a() {\n${body}  }\n}\n`, 2],
    ['a function in a call', (body: string) => `\nrun(function () {\n${body}});\n`, 2],
  ])('counts the lines of %s', (_what, code, line) => {
    expect(findErrors({ 'a.tsx': code('  run();\n'.repeat(80)) })).toEqual([tooLong(line, 82)]);
  });

  it('counts the lines of a function inside another one for both', () => {
    const inner = `  const b = () => {\n${'    run();\n'.repeat(80)}  };\n`;
    expect(findErrors({ 'a.tsx': `function a() {\n${inner}}\n` })).toEqual([
      tooLong(1, 84),
      tooLong(2, 82),
    ]);
  });
});
