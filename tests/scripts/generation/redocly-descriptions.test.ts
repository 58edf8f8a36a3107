import { expect, it } from 'vitest';
import { descriptionError } from '#scripts/generation/redocly-descriptions.ts';

const shared: Record<string, object> = {
  '#/Told': { description: 'When the mail went out, in UTC; null for never.', format: 'date-time' },
  '#/Silent': { type: 'string' },
};

function findError(name: string, part: object & { readonly $ref?: string }) {
  return descriptionError(name, part, (one) => (one.$ref === undefined ? one : shared[one.$ref]));
}

it.each([
  ['a text', 'label', { description: 'What the owner calls the key.' }],
  ['a shared schema with a description', 'sent_at', { $ref: '#/Told' }],
  ['a schema wrapping a shared one', 'sent_at', { allOf: [{ $ref: '#/Told' }] }],
  ['a time in UTC', 'created_at', { description: 'In UTC.', format: 'date-time' }],
  [
    'an explained null',
    'detail',
    { type: ['string', 'null'], description: 'Why it failed; null when it did not.' },
  ],
])('%s is a sufficient description', (_, name, part) => {
  expect(findError(name, part)).toBeUndefined();
});

it.each([
  ['nothing', 'label', {}, 'no description'],
  ['a shared schema without a description', 'label', { $ref: '#/Silent' }, 'no description'],
  ['its own name', 'calendarId', { description: 'The id of the calendar.' }, 'name only'],
  [
    'a time without a time zone',
    'created_at',
    { description: 'When it began.', format: 'date-time' },
    'UTC',
  ],
  ['an unexplained null', 'end', { type: ['string', 'null'], description: 'Last day.' }, 'null'],
  [
    'an unexplained null next to a shared schema',
    'owner',
    { oneOf: [{ $ref: '#/Told' }, { type: 'null' }], description: 'Who may change it.' },
    'null',
  ],
])('%s is not', (_, name, part, error) => {
  expect(findError(name, part)).toContain(error);
});
