import { useMedia } from '#src/ui/use-media.ts';

/** The height of the headings, and the least height of a row, in CSS pixels. */
export const headings = 40;
export const lowestRow = 44;

/** The width of the names, in CSS pixels. */
export function useNameWidth(): number {
  return useMedia('(width < 640px)') ? 108 : 176;
}
