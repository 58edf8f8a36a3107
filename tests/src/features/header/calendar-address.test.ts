import { expect, it } from 'vitest';
import { calendarAt } from '#src/features/header/calendar-address.ts';

it.each([
  ['/ksr0wingclubmain01', { calendarKey: 'ksr0wingclubmain01' }],
  ['/ksr0wingclubmain01/', { calendarKey: 'ksr0wingclubmain01' }],
  ['/c/riv3rs', { calendarId: 'riv3rs' }],
  ['/c/riv3rs/riverside-rowing-club', { calendarId: 'riv3rs' }],
  ['/', null],
  ['/c/', null],
  ['/c/riv3rs7', null],
  ['/ksr0wingclubmain012', null],
  ['/kssettings', null],
  ['/user/dashboard', null],
  ['/events/pointer/ksr0wingclubmain01', null],
])('finds in %s the calendar %o', (path, calendar) => {
  expect(calendarAt(path)).toEqual(calendar);
});
