import type { Moment } from '#src/util/dates.ts';
/** A moment that most languages write at length: September, and two digits everywhere. */
export const longMoment: Moment = '2026-09-30T22:58:58+00:00';
