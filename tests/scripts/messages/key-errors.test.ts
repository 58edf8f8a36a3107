import { describe, expect, it } from 'vitest';
import { keyErrors, placeErrors } from '#scripts/messages/key-errors.ts';
import type { Language } from '#scripts/messages/message-files.ts';

const keys = ['login:Log in', 'login:%count% attempts', 'common:Close'];

function language(
  code: string,
  sections: Record<string, Record<string, string> | undefined>,
): Language {
  return { code, sections: new Map(Object.entries(sections)) };
}
const german = (login: Record<string, string>, others: object = {}) =>
  language('de', { common: { 'common:Close': 'Schließen' }, login, ...others });
const plural = {
  'login:%count% attempts_one': 'Ein Versuch',
  'login:%count% attempts_other': '%count% Versuche',
};

describe('the texts of a complete language', () => {
  it('are there for each key and each of its plural forms', () => {
    expect(keyErrors(keys, german({ 'login:Log in': 'Anmelden', ...plural }), true)).toEqual([]);
    expect(keyErrors(keys, german({ 'login:%count% attempts_one': ' ' }), true)).toEqual([
      'de/login.json: "login:Log in" is missing.',
      'de/login.json: "login:%count% attempts_one" is still to be written.',
      'de/login.json: "login:%count% attempts_other" is missing.',
    ]);
  });

  it('are missing with their whole file', () => {
    expect(keyErrors(['common:Close'], language('de', {}), true)).toEqual([
      'de/common.json: "common:Close" is missing.',
    ]);
  });
});

describe('the texts of any language', () => {
  it('may be incomplete', () => {
    expect(keyErrors(keys, language('fi', { login: {} }), false)).toEqual([]);
  });

  it('are stale without a key in the code', () => {
    expect(keyErrors(keys, german({ 'login:Sign in': 'Anmelden' }), false)).toEqual([
      'de/login.json: "login:Sign in" is stale: nothing in the code asks for it.',
    ]);
    expect(keyErrors(keys, german({}, { portal: {} }), false)).toEqual([
      'de/portal.json is stale: the code has no such section.',
    ]);
  });

  it('have the plural forms of their language only', () => {
    const few = { ...plural, 'login:%count% attempts_few': 'x' };
    expect(keyErrors(keys, german(few), false)).toEqual([
      'de/login.json: "login:%count% attempts_few" is not a plural form of de, which has one, other.',
    ]);
    expect(keyErrors(keys, language('cs', { login: few }), false)).toEqual([]);
  });

  it('in a file that cannot be read are for others to report', () => {
    expect(keyErrors(keys, language('de', { login: undefined }), false)).toEqual([]);
  });
});

it('a text is in the file of its section', () => {
  const misplaced = german({ 'common:Close': 'Schließen', 'login:Log in': 'Anmelden' });
  expect(placeErrors(misplaced)).toEqual([
    'de/login.json: "common:Close" does not begin with the name of its file, "login:".',
  ]);
  expect(keyErrors(keys, misplaced, false)).toEqual([]);
});
