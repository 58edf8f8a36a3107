import { expect, test } from 'vitest';
import document from '#generated/upload/document.json' with { type: 'json' };
import {
  checkedPickerOptions,
  checkStoreOptions,
  checkUploadOptions,
  isPickerSource,
  pickerSources,
} from '#src/uploads/option-rules.ts';
import { consoleOutput } from '../../setup/console.ts';

const { schemas } = document.components;

const upload = (options: object) => () => checkUploadOptions(options);
const store = (options: object) => () => checkStoreOptions(options);
const picker = (options: Record<string, unknown>) => () => checkedPickerOptions(options);

function tags(count: number, length = 1): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, n) => [`tag${n}`, 'x'.repeat(length)]),
  );
}

test.each([
  ['partSize', 5_242_880, 5_242_879],
  ['partSize', 6_000_000, 6_000_000.5],
  ['concurrency', 1, 0],
  ['concurrency', 20, 21],
  ['retry', 0, -1],
  ['retry', 20, 21],
  ['timeout', 1, 0],
  ['timeout', 3_600_000, 3_600_001],
  ['progressInterval', 1, 0],
  ['intelligent', true, 1],
  ['intelligent', 'fallback', 'always'],
  ['intelligentChunkSize', 32_768, 32_767],
  ['tags', tags(10), tags(11)],
  ['tags', tags(1, 256), tags(1, 257)],
])('upload option %s may be %j, not %j', (name, good, bad) => {
  expect(upload({ [name]: good })).not.toThrow();
  expect(upload({ [name]: bad })).toThrow('Invalid upload params');
});

test.each([
  ['location', 's3', 'ftp'],
  ['access', 'private', 'secret'],
  ['workflows', Array(20).fill('wf'), Array(21).fill('wf')],
  ['workflows', ['x'.repeat(100)], ['x'.repeat(101)]],
  ['base64decode', true, 'yes'],
  ['tags', tags(10), tags(11)],
  ['sanitizer', { exclude: ['{'], replacement: '-' }, 'clean'],
])('store option %s may be %j, not %j', (name, good, bad) => {
  expect(store({ [name]: good })).not.toThrow();
  expect(store({ [name]: bad })).toThrow('Invalid store params');
});

test('unknown options are errors', () => {
  expect(upload({ speed: 'high' })).toThrow('Invalid upload params');
  expect(upload({ constructor: 1 })).toThrow('Invalid upload params');
  expect(store({ folder: '/' })).toThrow('Invalid store params');
});

test.each([
  ['maxFiles', 1, 0],
  ['maxFiles', 1_000_000, 1_000_001],
  ['minFiles', 1, 0],
  ['minFiles', 1_000_000, 1_000_001],
  ['maxSize', 1, 0],
  ['imageDim', [1, 1], [200, 0]],
  ['imageMax', [200, 200], [200]],
  ['imageMin', [1, 1], [0, 1]],
  ['modalSize', [800, 600], [800, 600, 1]],
  ['lang', 'no', 'nb'],
  ['displayMode', 'dropPane', 'popup'],
  ['viewType', 'grid', 'table'],
  ['storeTo', { path: '/x/' }, { path: 5 }],
])('picker option %s may be %j, not %j', (name, good, bad) => {
  expect(picker({ [name]: good })()).toEqual({ [name]: good });
  expect(picker({ [name]: bad })).toThrow('Invalid picker params');
});

test('an unknown source is omitted with a warning, in a copy', () => {
  const options = { fromSources: ['googledrive', 'nope'] };
  expect(checkedPickerOptions(options)).toEqual({ fromSources: ['googledrive'] });
  expect(options.fromSources).toEqual(['googledrive', 'nope']);
  expect(consoleOutput.splice(0)).toEqual([
    'The upload source "nope" is unknown, and was left out.',
  ]);
});

test('a source is known by its name only', () => {
  expect(['googledrive', 'nope', '', null].map(isPickerSource)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('every source and language of the contract is known', () => {
  expect(pickerSources.toSorted()).toEqual(schemas.PickerSource.enum.toSorted());
  for (const lang of schemas.PickerLanguage.enum) expect(picker({ lang })).not.toThrow();
});

test("the rules have the contract's options and bounds", () => {
  for (const [name, { minimum, maximum }] of bounds(schemas.UploadOptions.properties)) {
    expect(upload({ [name]: minimum }), name).not.toThrow();
    expect(upload({ [name]: minimum - 1 }), name).toThrow();
    if (maximum === undefined) continue;
    expect(upload({ [name]: maximum }), name).not.toThrow();
    expect(upload({ [name]: maximum + 1 }), name).toThrow();
  }
});

test("the texts of stored files have the contract's lengths", () => {
  const { FileName, MimeType, StoreOptions } = schemas;
  const { altText, path, container, region } = StoreOptions.properties;
  const texts = { filename: FileName, mimetype: MimeType, altText, path, container, region };
  for (const [name, { maxLength }] of Object.entries(texts)) {
    expect(store({ [name]: 'x'.repeat(maxLength) }), name).not.toThrow();
    expect(store({ [name]: 'x'.repeat(maxLength + 1) }), name).toThrow('Invalid store params');
  }
});

function bounds(
  properties: Record<string, object>,
): [string, { minimum: number; maximum?: number }][] {
  const found = Object.entries(properties).flatMap(([name, schema]) =>
    'minimum' in schema ? [[name, schema] as [string, { minimum: number; maximum?: number }]] : [],
  );
  expect(found).toHaveLength(6);
  return found;
}
