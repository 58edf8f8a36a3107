import type { components } from '#generated/upload/types.ts';
import { type Message, message } from '#src/i18n/message.ts';
import { isRecord } from '#src/util/is-record.ts';
import { UploadError } from './upload-error.ts';

type Schemas = components['schemas'];
export type UploadOptions = Schemas['UploadOptions'];
export type StoreOptions = Schemas['StoreOptions'];

/** Returns whether a value satisfies the rule of its option. */
type Rule = (value: unknown) => boolean;
type Rules<Options> = Readonly<Record<keyof Options & string, Rule>>;

const isText: Rule = (value) => typeof value === 'string';
const isFlag: Rule = (value) => typeof value === 'boolean';
const isObject: Rule = isRecord;

function integer(min: number, max = Number.POSITIVE_INFINITY): Rule {
  return (value) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
}

function text(maxLength: number): Rule {
  return (value) => typeof value === 'string' && value.length <= maxLength;
}

function isAmong(values: readonly unknown[]): Rule {
  return (value) => values.includes(value);
}

/** Checks both numbers, because the SDK only checks the first. */
const pixelPair: Rule = (value) =>
  Array.isArray(value) && value.length === 2 && value.every(integer(1));

/** The SDK accepts any number of tags of any length. */
const tags: Rule = (value) =>
  isRecord(value) && Object.keys(value).length <= 10 && Object.values(value).every(text(256));

const workflows: Rule = (value) =>
  Array.isArray(value) && value.length <= 20 && value.every(text(100));

const uploadRules: Rules<UploadOptions> = {
  partSize: integer(5_242_880),
  concurrency: integer(1, 20),
  retry: integer(0, 20),
  timeout: integer(1, 3_600_000),
  progressInterval: integer(1),
  intelligent: (value) => isFlag(value) || value === 'fallback',
  intelligentChunkSize: integer(32_768),
  tags,
};

const storeRules: Rules<StoreOptions> = {
  filename: text(1000),
  mimetype: text(255),
  altText: text(125),
  location: isAmong(['s3', 'gcs', 'rackspace', 'azure', 'dropbox']),
  path: text(1000),
  container: text(255),
  region: text(50),
  access: isAmong(['public', 'private']),
  base64decode: isFlag,
  workflows,
  disableStorageKey: isFlag,
  tags,
  sanitizer: (value) => isFlag(value) || isRecord(value),
};

export const pickerSources = [
  'local_file_system',
  'url',
  'imagesearch',
  'facebook',
  'instagram',
  'googledrive',
  'picasa',
  'unsplash',
  'dropbox',
  'webcam',
  'video',
  'audio',
  'box',
  'github',
  'gmail',
  'googlephotos',
  'onedrive',
  'onedriveforbusiness',
  'clouddrive',
  'customsource',
  'tint',
];

export const pickerLanguages = [
  'ca',
  'da',
  'de',
  'en',
  'es',
  'fr',
  'he',
  'it',
  'ja',
  'ko',
  'nl',
  'no',
  'pl',
  'pt',
  'sv',
  'ru',
  'vi',
  'zh',
  'tr',
  'ar',
];

const manyFiles = integer(1, 1_000_000);

const pickerRules: Readonly<Record<string, Rule>> = {
  accept: (value) => Array.isArray(value) && value.every(isText),
  fromSources: (value) => Array.isArray(value) && value.every(isAmong(pickerSources)),
  maxFiles: manyFiles,
  minFiles: manyFiles,
  maxSize: integer(1),
  imageDim: pixelPair,
  imageMax: pixelPair,
  imageMin: pixelPair,
  modalSize: pixelPair,
  lang: isAmong(pickerLanguages),
  displayMode: isAmong(['inline', 'overlay', 'dropPane']),
  viewType: isAmong(['grid', 'list']),
  storeTo: (value) => brokenOption(storeRules, value) === undefined,
  transformations: isObject,
  customText: (value) => isRecord(value) && Object.values(value).every(isText),
};

/** Checks the options for uploading a file. @throws UploadError for an unknown or invalid option. */
export function checkUploadOptions(options: UploadOptions): void {
  if (brokenOption(uploadRules, options) !== undefined) {
    throw invalid(message('uploads:Invalid upload params'));
  }
}

/** Checks the options for storing a file. @throws UploadError for an unknown or invalid option. */
export function checkStoreOptions(options: StoreOptions): void {
  if (brokenOption(storeRules, options) !== undefined) {
    throw invalid(message('uploads:Invalid store params'));
  }
}

/**
 * The options of the hosted picker without sources that it does not support, which the console warns about. The picker
 * itself checks options that the specification does not name.
 * @throws UploadError for any other invalid option.
 */
export function checkedPickerOptions(options: Record<string, unknown>): Record<string, unknown> {
  const { fromSources, ...others } = options;
  const knownSources = Array.isArray(fromSources) ? fromSources.filter(isKnownSource) : fromSources;
  const checkedOptions = {
    ...others,
    // An empty list would count as missing, and the picker would show its default sources.
    ...(knownSources !== undefined && { fromSources: knownSources }),
  };
  if (brokenOption(pickerRules, checkedOptions, { open: true }) !== undefined) {
    throw invalid(message('uploads:Invalid picker params'));
  }
  return checkedOptions;
}

/** Returns whether the hosted picker has a source of this name. */
export function isPickerSource(source: unknown): boolean {
  return typeof source === 'string' && pickerSources.includes(source);
}

function isKnownSource(source: unknown): boolean {
  if (isPickerSource(source)) return true;
  // biome-ignore lint/suspicious/noConsole: the specification asks for a warning to those who configure the page
  console.warn(`The upload source ${JSON.stringify(source)} is unknown, and was left out.`);
  return false;
}

/** The first option that is unknown or invalid. */
function brokenOption(
  rules: Readonly<Record<string, Rule>>,
  options: unknown,
  { open = false } = {},
): string | undefined {
  if (!isRecord(options)) return '';
  return Object.keys(options).find((name) => {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    return rule ? !rule(options[name]) : !open;
  });
}

function invalid(text: Message): UploadError {
  return new UploadError({ kind: 'refused', text });
}
