import { type Color, clampRgb } from 'culori';

/** A color of the styles as screens show it, which have no colors as vivid as OKLCH can name. */
export function screenColor(css: string): Color {
  const color = clampRgb(css);
  if (!color) throw new Error(`${css} is no color.`);
  return color;
}
