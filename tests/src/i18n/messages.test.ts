import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../src');
const folder = path.join(root, 'i18n/messages/en');
const plural = /_(zero|one|two|few|many|other)$/;

const keys = readdirSync(folder).flatMap((file) =>
  Object.keys(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))),
);

it('names every English message once', () => {
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

it('has no message that nothing asks for', () => {
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
  const stems = [...new Set(keys.map((key) => key.replace(plural, '')))];
  expect(stems.filter((stem) => !sources.includes(`'${stem}'`))).toEqual([]);
});
