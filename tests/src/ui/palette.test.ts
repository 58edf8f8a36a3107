import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Color, differenceCiede2000, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import document from '#generated/calendar/document.json' with { type: 'json' };
import { screenColor } from '#tests/setup/screen-color.ts';

const source = (name: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../../../src/ui', name), 'utf8');
const css = source('palette.css');
const tokens = source('tokens.css');

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** Lightness, chroma of a vivid color, and the share of the shade, of each token of the palette, light and dark. */
const formulas = Object.fromEntries(
  [...css.matchAll(/--palette-(\w+): light-dark\(([^;]+)\);/g)].map(([, name = '', text = '']) => {
    const [light, dark] = [
      ...text.matchAll(/oklch\((?:calc\()?([\d.]+)( \+ var\(--shade\)\))? calc\(([\d.]+) \*/g),
    ].map(([, lightness, shade, chroma]) => ({
      lightness: Number(lightness),
      shade: shade ? 1 : 0,
      chroma: Number(chroma),
    }));
    return [name, { light, dark }];
  }),
);

/** Hue, vividness and shade by the contract's names; those that the styles leave out are like gray. */
const names = document.components.schemas.PaletteColor.enum;
const colors = names.map((name) => {
  const [, rule] = new RegExp(`\\[data-color="${name}"\\] \\{([^}]+)\\}`).exec(css) ?? [];
  const [, own] = /\[data-color\] \{([^}]+)\}/.exec(css) ?? [];
  const read = (token: string) => {
    const [, value] = new RegExp(`--${token}: ([-\\d.]+)`).exec(rule ?? own ?? '') ?? [];
    return Number(value);
  };
  return { name, hue: read('hue'), vivid: read('vivid'), shade: read('shade') };
});

function draw(
  { hue, vivid, shade }: (typeof colors)[number],
  token: 'text' | 'soft' | 'mark',
  theme: Theme,
): Color {
  const formula = formulas[token]?.[theme];
  if (!formula) throw new Error(`There is no color --palette-${token}.`);
  const lightness = formula.lightness + formula.shade * shade;
  return screenColor(`oklch(${lightness} ${formula.chroma * vivid} ${hue})`);
}

function ground(name: string, theme: Theme): Color {
  const [, light = '', dark = ''] =
    new RegExp(`--${name}: light-dark\\((oklch\\([^)]+\\)), (oklch\\([^)]+\\))\\)`).exec(tokens) ??
    [];
  return screenColor(theme === 'light' ? light : dark);
}

/** By CIEDE2000, at 2.3, a difference begins to be noticed side by side. */
const colorDifference = differenceCiede2000();

describe.each(themes)('in the %s theme', (theme) => {
  it.each(colors)('$name has readable text, and marks that stand out', (color) => {
    const mark = draw(color, 'mark', theme);
    const textContrast = wcagContrast(draw(color, 'text', theme), draw(color, 'soft', theme));
    expect(textContrast).toBeGreaterThanOrEqual(4.5);
    for (const name of ['canvas', 'surface', 'raised', 'hover'])
      expect(wcagContrast(mark, ground(name, theme))).toBeGreaterThanOrEqual(3);
  });

  it.each([
    { token: 'mark', least: 10 },
    { token: 'soft', least: 5 },
  ] as const)('no two colors look alike as $token', ({ token, least }) => {
    const pairs = colors.flatMap((color, index) =>
      colors.slice(index + 1).map((other) => ({
        pair: `${color.name} and ${other.name}`,
        difference: colorDifference(draw(color, token, theme), draw(other, token, theme)),
      })),
    );
    expect(pairs).toHaveLength((16 * 15) / 2);
    expect(pairs.filter(({ difference }) => !(difference >= least))).toEqual([]);
  });
});

it('has a color of its own for each name but gray', () => {
  expect([...css.matchAll(/\[data-color="(\w+)"\]/g)].map(([, name]) => name)).toEqual(
    names.filter((name) => name !== 'gray'),
  );
});
