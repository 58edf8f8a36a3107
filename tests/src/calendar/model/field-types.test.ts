import { describe, expect, it } from 'vitest';
import { fixture } from '#mocks/fixture.ts';
import {
  type CustomFieldType,
  type EventField,
  type EventFieldType,
  fieldTypes,
  isCustom,
  isMarkdown,
  writeValue,
} from '#src/calendar/model/field-types.ts';
import { createCalendarFormats } from '#src/calendar/words/calendar-formats.ts';

const options = [
  { id: 41, name: 'Oars', color: null },
  { id: 42, name: 'Trailer', color: null },
];
const words = {
  number: (value: number) => `${value}.0`,
  formats: createCalendarFormats('en', true),
};

const createField = (type: EventFieldType): EventField =>
  fixture('EventField', { type, multiple: type === 'choice', options });

const example = (type: CustomFieldType, value: unknown, text: string) => ({
  field: { ...createField(type), type },
  value,
  text,
});

/** Has one for each type, so that a new one needs it. */
const examples = Object.entries({
  text: example('text', 'Milo', 'Milo'),
  rich_text: example('rich_text', '*Oars*', '*Oars*'),
  number: example('number', 0, '0.0'),
  choice: example('choice', [42, 41, 99, '41'], 'Trailer, Oars'),
} satisfies Record<CustomFieldType, unknown>);

/** A field of a newer server. */
const unknownField: EventField = { ...createField('text'), type: JSON.parse('"weather"') };

describe('the value of a field', () => {
  it.each(examples)('of the type %s is written in words', (_, { field, value, text }) => {
    expect(writeValue(field, value, words)).toBe(text);
  });

  it.each(examples)(
    'of the type %s has no words if it is none, or of another type',
    (_, { field, value }) => {
      const values = [undefined, null, true, {}, typeof value === 'number' ? '7' : 7];
      expect(values.map((none) => writeValue(field, none, words)).join('')).toBe('');
    },
  );

  it.each(examples)('of the type %s stays the same in a form', (_, { field, value }) => {
    const { read, write } = fieldTypes[field.type];
    const written = write(read(value, field), field);
    expect(writeValue(field, written, words)).not.toBe('');
    expect(write(read(written, field), field)).toEqual(written);
  });

  it.each(examples)('of the type %s is none in a form without one', (_, { field }) => {
    const { read, write } = fieldTypes[field.type];
    expect(write(read(undefined, field), field)).toBeNull();
  });

  it('is Markdown in formatted texts only', () => {
    const markdown = examples.filter(([, { field }]) => isMarkdown(field));
    expect(markdown.map(([type]) => type)).toEqual(['rich_text']);
    expect(isMarkdown(createField('notes'))).toBe(false);
  });
});

describe('a calendar’s own field', () => {
  it.each(examples)('may be of the type %s', (_, { field }) => {
    expect(isCustom(field)).toBe(true);
  });

  it.each<EventFieldType>(['who', 'location', 'notes', 'signup', 'comments', 'attachments'])(
    'is not of the type %s, which is built in',
    (type) => {
      expect(isCustom(createField(type))).toBe(false);
    },
  );

  it('is not read as text if this client does not know its type', () => {
    expect(isCustom(unknownField)).toBe(false);
    expect(writeValue(unknownField, 'Sunny', words)).toBe('');
    expect(isMarkdown(unknownField)).toBe(false);
  });
});
