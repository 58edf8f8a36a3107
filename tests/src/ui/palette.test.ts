import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import document from '#generated/calendar/document.json' with { type: 'json' };
import { contrast, luminance } from '#tests/setup/contrast.ts';

const source = (name: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../../../src/ui', name), 'utf8');
const css = source('palette.css');
const tokens = source('tokens.css');

/** Lightness and chroma for a vivid color, of each token of the palette, light and dark. */
const formulas = Object.fromEntries(
  [...css.matchAll(/--palette-(\w+): light-dark\(([^;]+)\);/g)].map(([, name = '', text = '']) => {
    const [light, dark] = [...text.matchAll(/oklch\(([\d.]+) calc\(([\d.]+) \*/g)].map(
      ([, lightness, chroma]) => ({ lightness: Number(lightness), chroma: Number(chroma) }),
    );
    return [name, { light, dark }];
  }),
);

/** Hue and vividness by the contract's names; those that the styles leave out are like gray. */
const names = document.components.schemas.PaletteColor.enum;
const colors = names.map((name) => {
  const [, rule] = new RegExp(`\\[data-color="${name}"\\] \\{([^}]+)\\}`).exec(css) ?? [];
  const number = (token: string, otherwise: number) =>
    Number(new RegExp(`--${token}: ([\\d.]+)`).exec(rule ?? '')?.[1] ?? otherwise);
  return { name, hue: number('hue', 260), vivid: number('vivid', 0.1) };
});

function ground(name: string, theme: 'light' | 'dark'): number {
  const [, light = '', dark = ''] =
    new RegExp(`--${name}: light-dark\\(oklch\\(([^)]+)\\), oklch\\(([^)]+)\\)\\)`).exec(tokens) ??
    [];
  return luminance(theme === 'light' ? light : dark);
}

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each(colors)('$name has readable text, and marks that stand out', ({ hue, vivid }) => {
    const [text, soft, mark] = ['text', 'soft', 'mark'].map((name) => {
      const formula = formulas[name]?.[theme];
      if (!formula) throw new Error(`There is no color --palette-${name}.`);
      return luminance(`${formula.lightness} ${formula.chroma * vivid} ${hue}`);
    });
    expect(contrast(text, soft)).toBeGreaterThanOrEqual(4.5);
    for (const name of ['canvas', 'surface', 'raised', 'hover'])
      expect(contrast(mark, ground(name, theme))).toBeGreaterThanOrEqual(3);
  });
});

it('has a color of its own for each name but gray', () => {
  const distinct = new Set(colors.map(({ hue, vivid }) => `${hue} ${vivid}`));
  expect(distinct.size).toBe(names.length);
  expect([...css.matchAll(/\[data-color="(\w+)"\]/g)].map(([, name]) => name)).toEqual(
    names.filter((name) => name !== 'gray'),
  );
});
