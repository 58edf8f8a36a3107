/** Red, green and blue light, 0 to 1, of a color in OKLCH, as `lightness chroma hue`. */
export function linearColor(oklch: string): { red: number; green: number; blue: number } {
  const [lightness = 0, chroma = 0, hue = 0] = oklch.split(' ').map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return {
    red: clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    green: clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    blue: clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  };
}

/** Relative luminance (WCAG 2.2) of a color in OKLCH. */
export function luminance(oklch: string): number {
  const { red, green, blue } = linearColor(oklch);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two luminances, 1 to 21. */
export function contrast(one = 0, other = 0): number {
  const [low = 0, high = 0] = [one, other].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}
