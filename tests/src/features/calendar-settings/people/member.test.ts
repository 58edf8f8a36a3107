import { describe, expect, it } from 'vitest';
import { readAddresses } from '#src/features/calendar-settings/people/member.ts';

describe('addresses', () => {
  it.each([
    ['a@example.com', ['a@example.com']],
    [
      'a@example.com, b@example.com;c@example.com\nd@example.com e@example.com',
      ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com', 'e@example.com'],
    ],
    ['Ann Lee <Ann@Example.com>, "Bo" <bo@example.com>', ['ann@example.com', 'bo@example.com']],
    ['a@example.com, A@EXAMPLE.COM', ['a@example.com']],
    [' ,; \n', []],
  ])('are read as people paste them: %j', (text, emails) => {
    expect(readAddresses(text)).toEqual({ emails, wrong: [] });
  });

  it.each([
    'ann',
    'ann@',
    '@example.com',
    'ann@example',
    'a@b@example.com',
    `${'a'.repeat(250)}@example.com`,
  ])('are none: %s', (text) => {
    expect(readAddresses(`ok@example.com, ${text}`)).toEqual({
      emails: ['ok@example.com'],
      wrong: [text],
    });
  });
});
