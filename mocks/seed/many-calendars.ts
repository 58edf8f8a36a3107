import type { components } from '#generated/app/types.ts';
import { makeCalendar } from '#generated/fixtures/app.ts';
import { once } from './once.ts';

type Calendar = components['schemas']['Calendar'];

/** Mandy Many's calendars exist on her dashboard only. */
export const manyAccountId = 9002;

const count = 300;
const firstId = 20_001;

export const manyCalendars = once<readonly Calendar[]>(() =>
  Array.from({ length: count }, (_, index) => {
    // Before the earliest date that a fixture may have been opened at.
    const created_at = new Date(Date.UTC(2021, 0, 1 + index, 8)).toISOString();
    return makeCalendar({ id: firstId + index, created_at }, { seed: index });
  }),
);
