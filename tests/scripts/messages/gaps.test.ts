import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeGaps } from '#scripts/messages/gaps.ts';
import { readLanguages } from '#scripts/messages/message-files.ts';
import { tempFolder } from '../temp-folder.ts';

function gapsIn(files: Record<string, object>, keys: string[]) {
  const folder = tempFolder(
    Object.fromEntries(Object.entries(files).map(([name, texts]) => [name, JSON.stringify(texts)])),
  );
  const lines = writeGaps({
    folder,
    keys,
    languages: readLanguages(folder),
    complete: [],
    glossary: {},
    pages: [],
  });
  const read = (name: string): unknown => {
    const file = path.join(folder, name);
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  };
  return { lines, read };
}

it('adds an empty text for each missing one, sorted by key', () => {
  const { lines, read } = gapsIn({ 'de/login.json': { 'login:Log in': 'Anmelden' } }, [
    'login:Log in',
    'login:Cancel',
    'common:Close',
  ]);
  expect(Object.entries(Object(read('de/login.json')))).toEqual([
    ['login:Cancel', ''],
    ['login:Log in', 'Anmelden'],
  ]);
  expect(read('de/common.json')).toEqual({ 'common:Close': '' });
  expect(lines).toEqual([
    'de/common.json: "common:Close" is to be written.',
    'de/login.json: "login:Cancel" is to be written.',
  ]);
});

it('removes texts that no code uses, and files without texts', () => {
  const { lines, read } = gapsIn({ 'de/login.json': { 'login:Sign in': 'Anmelden' } }, []);
  expect(read('de/login.json')).toBeUndefined();
  expect(lines).toEqual(['de/login.json: "login:Sign in" was removed.']);
});

it('gives a plural the forms of its language', () => {
  const { read } = gapsIn({ 'cs/login.json': {}, 'de/login.json': {} }, ['login:%count% attempts']);
  const forms = (code: string) =>
    Object.keys(Object(read(`${code}/login.json`))).map((key) => key.split('_')[1]);
  expect(forms('cs')).toEqual(['few', 'many', 'one', 'other']);
  expect(forms('de')).toEqual(['one', 'other']);
});

it('leaves English to its keys, except for plurals and other wordings', () => {
  const { lines, read } = gapsIn(
    { 'en/login.json': { 'login:Open (verb)': 'Open', 'login:Close': 'Close' } },
    ['login:Open (verb)', 'login:Close', 'login:Cancel', 'login:%count% attempts'],
  );
  expect(read('en/login.json')).toEqual({
    'login:%count% attempts_one': '',
    'login:%count% attempts_other': '%count% attempts',
    'login:Open (verb)': 'Open',
  });
  expect(lines).toEqual([
    'en/login.json: "login:Close" was removed.',
    'en/login.json: "login:%count% attempts_one" is to be written.',
  ]);
});
