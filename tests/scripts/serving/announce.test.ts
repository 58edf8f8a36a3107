import { expect, it } from 'vitest';
import { readyText } from '#scripts/serving/announce.ts';

it('prints the address of the product and its accounts', () => {
  const accounts = [
    { email: 'owner@example.com', name: 'owns calendars' },
    { email: 'me@example.com', name: 'owns none' },
  ];
  expect(readyText('http://localhost:4000', accounts, 'calendar')).toBe(
    [
      'Ready: http://localhost:4000',
      '',
      'Log in with one of these, password "calendar":',
      '  owner@example.com  owns calendars',
      '  me@example.com     owns none',
      '',
      'Ctrl-C ends it.',
    ].join('\n'),
  );
});
