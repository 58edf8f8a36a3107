import { expect, it } from 'vitest';
import { computeLuminance } from '#src/features/calendar-settings/identity/contrast.ts';

it.each([
  ['oklch(1 0 0)', 1],
  ['oklch(0 0 none)', 0],
  // The red, green and blue of sRGB, whose luminances WCAG names.
  ['oklch(0.627955 0.257683 29.2339)', 0.2126],
  ['oklch(0.86644 0.294827 142.4953)', 0.7152],
  ['oklch(0.452014 0.313214 264.052)', 0.0722],
])('the luminance of %s is %d', (color, luminance) => {
  expect(computeLuminance(color)).toBeCloseTo(luminance, 2);
});

it('is unknown for colors in other notations', () => {
  expect(computeLuminance('rgb(0, 0, 0)')).toBeNull();
});
