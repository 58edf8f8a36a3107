import type { Schema } from '../../generation/documents.ts';
import { code, escapedHtml, paragraphs, table } from '../html.ts';
import type { Chapter, Contract } from './chapter.ts';

interface Limit {
  readonly what: string;
  readonly schema: string;
  readonly property: string;
  readonly low?: 'minLength' | 'minimum' | 'minItems';
  readonly high?: 'maxLength' | 'maximum' | 'maxItems';
  readonly unit: string;
}

const limits: readonly Limit[] = [
  {
    what: 'A name',
    schema: 'RegistrationRequest',
    property: 'name',
    high: 'maxLength',
    unit: 'characters',
  },
  {
    what: 'An email address',
    schema: 'EmailAddress',
    property: 'email',
    high: 'maxLength',
    unit: 'characters',
  },
  {
    what: 'A new password',
    schema: 'RegistrationRequest',
    property: 'password',
    low: 'minLength',
    high: 'maxLength',
    unit: 'characters',
  },
  {
    what: 'Backup codes',
    schema: 'BackupCodes',
    property: 'codes',
    high: 'maxItems',
    unit: 'at a time',
  },
  {
    what: 'A picture for the avatar',
    schema: 'AvatarUpload',
    property: 'size',
    high: 'maximum',
    unit: 'bytes',
  },
  {
    what: 'An attachment, by the license',
    schema: 'LicenseFeatures',
    property: 'max_file_size',
    high: 'maximum',
    unit: 'bytes',
  },
  {
    what: 'A part of an upload',
    schema: 'UploadOptions',
    property: 'partSize',
    low: 'minimum',
    unit: 'bytes',
  },
  {
    what: 'Parts at the same time',
    schema: 'UploadOptions',
    property: 'concurrency',
    low: 'minimum',
    high: 'maximum',
    unit: '',
  },
  {
    what: 'Alternative text of a picture',
    schema: 'StoreOptions',
    property: 'altText',
    high: 'maxLength',
    unit: 'characters',
  },
  {
    what: 'A note on a calendar',
    schema: 'AuditNoteRequest',
    property: 'note',
    high: 'maxLength',
    unit: 'characters',
  },
  {
    what: 'Title of a push message',
    schema: 'PushMessageRequest',
    property: 'title',
    high: 'maxLength',
    unit: 'characters',
  },
  {
    what: 'Text of a push message',
    schema: 'PushMessageRequest',
    property: 'message',
    high: 'maxLength',
    unit: 'characters',
  },
  {
    what: 'Amount added to a balance at once',
    schema: 'BalanceRequest',
    property: 'amount',
    low: 'minimum',
    high: 'maximum',
    unit: 'smallest units',
  },
];

/** The limits that users encounter, from the documents. */
export function limitsChapter(contract: Contract): Chapter {
  const schemas = new Map(
    [...contract.values()].flatMap(({ components }) => Object.entries(components.schemas)),
  );
  const rows = limits.map((limit) => [
    escapedHtml(limit.what),
    `<span class="number">${rangeOf(limit, schemas)}</span>`,
    code(`${limit.schema}.${limit.property}`),
  ]);
  return {
    id: 'limits',
    title: 'Limits',
    body: [
      paragraphs(
        'A body is at most 20 MB (`413 request_too_large`). What is too long, too large or too many is a `422` that names the field. Login, registration, lost passwords and calls that send mail have a limit on tries (`429 too_many_requests`).',
      ),
      table('Limits', ['What', 'Limit', 'In the documents'], rows),
    ].join('\n'),
  };
}

function rangeOf(
  { schema, property, low, high, unit }: Limit,
  schemas: ReadonlyMap<string, Schema>,
): string {
  const found = schemas.get(schema)?.properties?.[property];
  const values = [low, high].map((keyword) => keyword && found?.[keyword]);
  if ([low, high].some((keyword, index) => keyword && typeof values[index] !== 'number')) {
    throw new Error(`The contract has no limit of ${schema}.${property}.`);
  }
  const [least, most] = values.map((value) => value?.toLocaleString('en'));
  if (least !== undefined && most !== undefined) return `${least} to ${most} ${unit}`;
  return most === undefined ? `at least ${least} ${unit}` : `at most ${most} ${unit}`;
}
