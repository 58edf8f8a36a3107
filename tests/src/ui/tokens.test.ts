import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(path.resolve(import.meta.dirname, '../../../src/ui/tokens.css'), 'utf8');

/** Relative luminance (WCAG 2.2) of each color token, light and dark. */
const luminances = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\(oklch\(([^)]+)\), oklch\(([^)]+)\)\)/g)].map(
    ([, name = '', light = '', dark = '']) => [
      name,
      { light: luminance(light), dark: luminance(dark) },
    ],
  ),
);

function luminance(oklch: string): number {
  const [lightness = 0, chroma = 0, hue = 0] = oklch.split(' ').map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short;
  const green = -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short;
  const blue = -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return 0.2126 * clip(red) + 0.7152 * clip(green) + 0.0722 * clip(blue);
}

function contrast(one: string, other: string, theme: 'light' | 'dark'): number {
  const [a, b] = [one, other].map((name) => {
    const found = luminances.get(name);
    if (!found) throw new Error(`There is no color token --${name}.`);
    return found[theme];
  });
  const [low = 0, high = 0] = [a ?? 0, b ?? 0].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
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
    expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controls)('the line color %s is visible on %s', (line, ground) => {
    expect(contrast(line, ground, theme)).toBeGreaterThanOrEqual(3);
  });
});
