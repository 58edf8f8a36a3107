import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import document from '#generated/calendar/document.json' with { type: 'json' };
import { colorDifference } from '#tests/setup/color-difference.ts';
import { contrast, luminance } from '#tests/setup/contrast.ts';

const source = (name: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../../../src/ui', name), 'utf8');
const css = source('palette.css');
const tokens = source('tokens.css');

const tokenNames = ['text', 'soft', 'mark'] as const;
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
  token: (typeof tokenNames)[number],
  theme: Theme,
): string {
  const formula = formulas[token]?.[theme];
  if (!formula) throw new Error(`There is no color --palette-${token}.`);
  return `${formula.lightness + formula.shade * shade} ${formula.chroma * vivid} ${hue}`;
}

function ground(name: string, theme: Theme): number {
  const [, light = '', dark = ''] =
    new RegExp(`--${name}: light-dark\\(oklch\\(([^)]+)\\), oklch\\(([^)]+)\\)\\)`).exec(tokens) ??
    [];
  return luminance(theme === 'light' ? light : dark);
}

describe.each(themes)('in the %s theme', (theme) => {
  it.each(colors)('$name has readable text, and marks that stand out', (color) => {
    const [text, soft, mark] = tokenNames.map((token) => luminance(draw(color, token, theme)));
    expect(contrast(text, soft)).toBeGreaterThanOrEqual(4.5);
    for (const name of ['canvas', 'surface', 'raised', 'hover'])
      expect(contrast(mark, ground(name, theme))).toBeGreaterThanOrEqual(3);
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

describe('the difference of colors', () => {
  it('is that of the formula', () => {
    expect(colorDifference('1 0 0', '0 0 0')).toBeCloseTo(100, 1);
    expect(colorDifference('0.628 0.2577 29.23', '0.628 0.2577 29.23')).toBe(0);
    // sRGB red and green.
    expect(colorDifference('0.62796 0.25768 29.234', '0.86644 0.29483 142.495')).toBeCloseTo(
      86.6,
      0,
    );
  });
});
