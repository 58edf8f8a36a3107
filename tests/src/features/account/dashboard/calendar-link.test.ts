import { describe, expect, it } from 'vitest';
import { calendarLink } from '#src/features/account/dashboard/calendar-link.ts';

const read = (typed: string) => calendarLink(typed, 'https://calendar.example/kalender/');
const key = 'ksstreetparty00109';

describe('a pasted link', () => {
  it.each([
    [key, key],
    [`  ${key}\n`, key],
    [`https://calendar.example/${key}`, `https://calendar.example/${key}`],
    [`https://other.example/base/${key}?view=week#today`, undefined],
    [`calendar.example/${key}`, `https://calendar.example/${key}`],
    [`<https://calendar.example/${key}>.`, `https://calendar.example/${key}`],
    [`“${key}”,`, key],
    [`/${key}`, `https://calendar.example/kalender/${key}`],
  ])('%j names a calendar by its key', (typed, link) => {
    expect(read(typed)).toMatchObject({ key, ...(link && { link }) });
  });

  it.each([
    'https://calendar.example/c/str33t',
    'https://calendar.example/kalender/c/str33t/street-party',
    'http://calendar.example/c/str33t/',
    'calendar.example/c/str33t',
    '/c/str33t',
  ])('%j names a calendar by its identifier', (typed) => {
    expect(read(typed)).toMatchObject({ identifier: 'str33t' });
  });

  it.each([
    '',
    'rowing club',
    `${key}x`,
    key.slice(1),
    'https://calendar.example/',
    'https://calendar.example/user/dashboard',
    'https://calendar.example/c/five5',
    'https://calendar.example/c/',
    `javascript:alert("${key}")`,
    `mailto:${key}@calendar.example`,
    'https://[',
  ])('%j does not name one', (typed) => {
    expect(read(typed)).toBeUndefined();
  });
});
