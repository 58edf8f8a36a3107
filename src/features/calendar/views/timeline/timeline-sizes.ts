import { useMedia } from '#src/ui/use-media.ts';
import { phoneQuery } from '../../formats/phone-query.ts';

/** The heights of the headings, of a row, and of the name of a folder, in CSS pixels. */
export const headings = 40;
export const lowestRow = 44;
export const highestRow = 96;
export const groupHeight = 28;

/** The width of the names, in CSS pixels. */
export const nameWidth = 176;

/** The same in this window. */
export function useNameWidth(): number {
  return useMedia(phoneQuery) ? 108 : nameWidth;
}
