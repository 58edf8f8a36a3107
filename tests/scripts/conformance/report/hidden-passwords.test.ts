import { describe, expect, it } from 'vitest';
import { listPasswords, withoutPasswords } from '#scripts/conformance/report/hidden-passwords.ts';

describe('a body without passwords', () => {
  it.each([
    ['{"email":"a","password":"b c","id":1}', '{"email":"a","password":"$PASSWORD","id":1}'],
    ['{"new_password" : "x\\"y"}', '{"new_password" : "$PASSWORD"}'],
    ['{"old":{"passwd":"x"}}', '{"old":{"passwd":"$PASSWORD"}}'],
    ['a=1&password=b+c%26&d=2', 'a=1&password=$PASSWORD&d=2'],
    ['{"password_changed_at":null}', '{"password_changed_at":null}'],
    ['The password is wrong.', 'The password is wrong.'],
  ])('is of %s: %s', (body, expected) => {
    expect(withoutPasswords(body, 'all')).toBe(expected);
  });

  it('keeps those that the run has made up', () => {
    const known = new Set(['b c']);
    const body = '{"password":"b c","new_password":"another"}';
    expect(withoutPasswords(body, known)).toBe('{"password":"$PASSWORD","new_password":"another"}');
    expect(withoutPasswords('password=b+c&x=1', known)).toBe('password=$PASSWORD&x=1');
    expect(withoutPasswords('password=bc', known)).toBe('password=bc');
  });

  it.each([
    'Nobody has the password b "c".',
    '/login?next=b+%22c%22&x=1',
    '/login?next=b%20%22c%22&x=1',
    '{"message":"Wrong: b \\"c\\""}',
  ])('has none of a login anywhere: %s', (text) => {
    expect(withoutPasswords(text, new Set(['b "c']))).toMatch(/^[^c]*\$PASSWORD/);
  });
});

describe('the passwords to hide', () => {
  it('are those of all logins', () => {
    const credentials = { email: 'ada@example.com', password: 'b c' };
    expect(listPasswords([{ name: 'Ada', credentials }, { name: 'Guest' }])).toEqual(
      new Set(['b c']),
    );
  });

  it('finds one with characters that are special in patterns', () => {
    const known = new Set(['a.b*(c)[d]^$|\\']);
    expect(withoutPasswords('It is a.b*(c)[d]^$|\\ now, not axb.', known)).toBe(
      'It is $PASSWORD now, not axb.',
    );
  });

  it('leaves longer words alone that contain a short one', () => {
    const known = new Set(['calendar']);
    const path = '/calendars/101?a=%2Fcalendar';
    expect(withoutPasswords(path, known)).toBe('/calendars/101?a=%2F$PASSWORD');
    expect(withoutPasswords('calendar_not_found, calendar!', known)).toBe(
      'calendar_not_found, $PASSWORD!',
    );
  });
});
