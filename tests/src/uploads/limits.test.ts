import { expect, test } from 'vitest';
import { makePolicy } from '#mocks/upload/policy.ts';
import { englishText } from '#src/i18n/message.ts';
import {
  avatarLimits,
  avatarSourceMaxSize,
  calendarLimits,
  getMaxSize,
  sizeError,
} from '#src/uploads/limits.ts';

const features = { max_file_size: 10_485_760, max_sub_calendars: 8, custom_fields: 0, sso: false };
const pro = { license: 'pro', features } as const;

test.each([
  [10_485_760, null],
  [10_485_761, 'The file is larger than 10 MB.'],
])('the avatar page accepts files of 10 MB: %i bytes', (size, text) => {
  const error = sizeError({ name: 'a.png', size }, getMaxSize(avatarLimits));
  expect(error && englishText(error.text)).toBe(text);
});

test.each([
  [15_728_640, null],
  [15_728_641, 'The file is larger than 15 MB.'],
])('a picture to crop may have 15 MB: %i bytes', (size, text) => {
  const error = sizeError({ name: 'a.png', size }, avatarSourceMaxSize);
  expect(error && englishText(error.text)).toBe(text);
});

test('an avatar takes one file, a calendar ten at a time', () => {
  expect([avatarLimits.maxFiles, calendarLimits(pro).maxFiles]).toEqual([1, 10]);
});

test("a calendar's files may be as large as its license allows", () => {
  expect(getMaxSize(calendarLimits(pro))).toBe(10_485_760);
});

test('the policy may allow less than the license, or be the only limit', () => {
  const small = makePolicy({ maxSize: 1000 });
  expect(getMaxSize(calendarLimits(pro), small)).toBe(1000);
  expect(getMaxSize(calendarLimits(pro), makePolicy({ maxSize: 99_999_999 }))).toBe(10_485_760);
  expect(getMaxSize(calendarLimits(null), small)).toBe(1000);
});

test('a license without files is explained', () => {
  const free = { license: 'intro', features: { ...features, max_file_size: 0 } } as const;
  const error = sizeError({ name: 'a.png', size: 1 }, getMaxSize(calendarLimits(free)));
  expect(error?.message).toBe("The calendar's plan does not include files.");
});

test('an empty file is refused without a bug report', () => {
  const error = sizeError({ name: 'empty.png', size: 0 }, 10);
  expect(error).toMatchObject({
    message: 'Invalid file "empty.png" size - 0',
    kind: 'refused',
    isIgnored: true,
    isUnexpected: false,
  });
});
