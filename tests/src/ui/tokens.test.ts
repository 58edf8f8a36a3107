import { readFileSync } from 'node:fs';
import path from 'node:path';
import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { screenColor } from '#tests/setup/screen-color.ts';

const css = readFileSync(path.resolve(import.meta.dirname, '../../../src/ui/tokens.css'), 'utf8');

const colors = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((oklch\([^)]+\)), (oklch\([^)]+\))\)/g)].map(
    ([, name = '', light = '', dark = '']) => [
      name,
      { light: screenColor(light), dark: screenColor(dark) },
    ],
  ),
);

function tokenContrast(one: string, other: string, theme: 'light' | 'dark'): number {
  const find = (name: string) => {
    const token = colors.get(name);
    if (!token) throw new Error(`There is no color token --${name}.`);
    return token[theme];
  };
  return wcagContrast(find(one), find(other));
}

const grounds = ['canvas', 'surface', 'raised', 'hover'];
const soft = ['accent', 'danger', 'warning', 'success', 'info'];
const texts = [
  ...grounds.flatMap((ground) => ['text', 'text-muted', ...soft].map((text) => [text, ground])),
  ...soft.flatMap((role) => [
    [role, `${role}-soft`],
    ['text', `${role}-soft`],
  ]),
  ['accent-text', 'accent'],
  ['accent-text', 'accent-hover'],
  ['accent-text', 'danger'],
  ['accent-text', 'danger-hover'],
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((mark) => ['accent-text', `mark-${mark}`]),
] as [string, string][];
const controls = grounds.flatMap((ground) =>
  ['border-strong', 'focus'].map((line) => [line, ground]),
) as [string, string][];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each(texts)('the text color %s is readable on %s', (text, ground) => {
    expect(tokenContrast(text, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controls)('the line color %s is visible on %s', (line, ground) => {
    expect(tokenContrast(line, ground, theme)).toBeGreaterThanOrEqual(3);
  });
});
