import { linearColor } from './contrast.ts';

/**
 * The difference of two colors in OKLCH by CIEDE2000: at 2.3, it begins to be noticed side by side. Sharma, Wu, Dalal: “The
 * CIEDE2000 color-difference formula”, 2005.
 */
export function colorDifference(one: string, other: string): number {
  const [[light1, a1, b1], [light2, a2, b2]] = [cielab(one), cielab(other)];
  const meanChroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const stretch = 1 + 0.5 * (1 - rateVividness(meanChroma));
  const first = { chroma: Math.hypot(a1 * stretch, b1), hue: readHue(a1 * stretch, b1) };
  const second = { chroma: Math.hypot(a2 * stretch, b2), hue: readHue(a2 * stretch, b2) };
  const turn = ((second.hue - first.hue + 540) % 360) - 180;
  const hue = (first.hue + turn / 2 + 360) % 360;
  const chroma = (first.chroma + second.chroma) / 2;
  const light = ((light1 + light2) / 2 - 50) ** 2;
  const weight =
    1 -
    0.17 * computeCosine(hue - 30) +
    0.24 * computeCosine(2 * hue) +
    0.32 * computeCosine(3 * hue + 6) -
    0.2 * computeCosine(4 * hue - 63);
  const byLight = (light2 - light1) / (1 + (0.015 * light) / Math.sqrt(20 + light));
  const byChroma = (second.chroma - first.chroma) / (1 + 0.045 * chroma);
  const byHue =
    (2 * Math.sqrt(first.chroma * second.chroma) * Math.sin((turn / 2) * degree)) /
    (1 + 0.015 * chroma * weight);
  const rotation =
    -2 * rateVividness(chroma) * Math.sin(60 * Math.exp(-(((hue - 275) / 25) ** 2)) * degree);
  return Math.sqrt(byLight ** 2 + byChroma ** 2 + byHue ** 2 + rotation * byChroma * byHue);
}

const degree = Math.PI / 180;
const computeCosine = (angle: number) => Math.cos(angle * degree);
const readHue = (a: number, b: number) => (Math.atan2(b, a) / degree + 360) % 360;
/** Near 1 for vivid colors. */
const rateVividness = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));

function cielab(oklch: string): readonly [number, number, number] {
  const { red, green, blue } = linearColor(oklch);
  // In the daylight that screens are set to.
  const x = curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  const y = curve(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
  const z = curve((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function curve(share: number): number {
  return share > 216 / 24_389 ? Math.cbrt(share) : ((24_389 / 27) * share + 16) / 116;
}
