/** The contrast between an element's ground and that of its parent (WCAG); null if the browser does not tell them in OKLCH. */
export function measureContrast(element: HTMLElement): number | null {
  const colors = [element, element.parentElement].map(
    (part) => part && computeLuminance(getComputedStyle(part).backgroundColor),
  );
  const [mark, ground] = colors;
  if (mark == null || ground == null) return null;
  return (Math.max(mark, ground) + 0.05) / (Math.min(mark, ground) + 0.05);
}

/** The relative luminance of a color such as `oklch(0.58 0.16 249)`. */
export function computeLuminance(color: string): number | null {
  const parts = /^oklch\(([\d.]+) ([\d.e-]+) ([\d.e-]+|none)\)$/.exec(color);
  if (!parts) return null;
  const [lightness = 0, chroma = 0, hue = 0] = parts.slice(1).map((part) => Number(part) || 0);
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  // From OKLab to the cone responses, and from these to the luminance of CIE XYZ.
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const luminance = -0.0405757452 * long + 1.1122868032 * medium - 0.0717110568 * short;
  return Math.min(Math.max(luminance, 0), 1);
}
