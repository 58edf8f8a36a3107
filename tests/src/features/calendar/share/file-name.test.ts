import { expect, it } from 'vitest';
import { fileName } from '#src/features/calendar/share/file-name.ts';

it.each([
  ['Spring clean', 'Spring clean.ics'],
  ['A/B: "C"?', 'A B C.ics'],
  ['..', 'event.ics'],
  ['\u202Egnp.exe', 'gnp.exe.ics'],
  // An emoji of eight units, which fits or does not.
  [`${'x'.repeat(52)}👨‍👩‍👧`, `${'x'.repeat(52)}👨‍👩‍👧.ics`],
  [`${'x'.repeat(53)}👨‍👩‍👧`, `${'x'.repeat(53)}.ics`],
  [null, 'event.ics'],
])('the file of the event %j is called %j', (title, name) => {
  expect(fileName(title)).toBe(name);
});

it('a long title is cut', () => {
  expect(fileName('x'.repeat(250))).toBe(`${'x'.repeat(60)}.ics`);
});
