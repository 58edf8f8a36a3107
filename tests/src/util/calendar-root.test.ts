import { expect, it } from 'vitest';
import { calendarRoot } from '#src/util/calendar-root.ts';

it.each([
  ['/ksr0wingclubmain01', '/ksr0wingclubmain01'],
  ['/ksr0wingclubmain01?view=week', '/ksr0wingclubmain01'],
  ['/ksr0wingclubmain01/settings/general', '/ksr0wingclubmain01'],
  ['/c/riv3rs', '/c/riv3rs'],
  ['/c/riv3rs/rowing?view=week', '/c/riv3rs'],
  ['/c/riv3rs/settings/views', '/c/riv3rs'],
  ['/events/pointer/ev-1', '/events/pointer/ev-1'],
  ['/user/dashboard', '/user'],
])('the pages of the calendar at %s share %s', (path, root) => {
  expect(calendarRoot(path)).toBe(root);
});
