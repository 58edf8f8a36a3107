import type { TimelineBox } from './timeline-row.ts';

/** The minimum length of an event for its title to stay in sight: each such title needs a browser layer. */
const lengthToStay = 320;

/** The width of the edges of a title, in CSS pixels. */
const titleEdges = 12;

/** The place for the title of an event in a row with time across. */
interface TitlePlace {
  /** True if the title moves within the event, to stay in sight. */
  readonly stays: boolean;
  /** True if the title may go on after the event, where nothing else is. */
  readonly reachesOut: boolean;
  /** Its greatest width, in CSS pixels. */
  readonly room: number;
}

/** @param width of a column, in CSS pixels. */
export function placeTitle({ start, end, next }: TimelineBox, width: number): TitlePlace {
  const length = (end - start) * width;
  const stays = length >= lengthToStay;
  const reachesOut = !stays && next > end;
  return { stays, reachesOut, room: (reachesOut ? (next - start) * width : length) - titleEdges };
}
