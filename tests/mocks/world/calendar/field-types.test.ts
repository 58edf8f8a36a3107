import { describe, expect, it } from 'vitest';
import type { EventFieldRecord } from '#mocks/seed/calendar/records.ts';
import { eventFields } from '#mocks/seed/calendar/story-calendar.ts';
import { isCustom, valueTexts } from '#mocks/world/calendar/field-types.ts';

describe('a calendar’s own field', () => {
  it.each([
    ['text', true],
    ['rich_text', true],
    ['number', true],
    ['choice', true],
    ['who', false],
    ['location', false],
    ['notes', false],
    ['signup', false],
    ['comments', false],
    ['attachments', false],
  ] satisfies [EventFieldRecord['type'], boolean][])('%s: %s', (type, expected) => {
    const [field] = eventFields([{ id: 1, type, name: 'Field' }]).slice(-1);
    expect(field && isCustom(field)).toBe(expected);
  });
});

describe('the texts of a value', () => {
  const options = [21, 22].map((id) => ({ id, name: `Option ${id}`, color: null }));

  it.each<[string | number | number[], string[]]>([
    ['Milo', ['Milo']],
    [0, ['0']],
    [
      [22, 21],
      ['Option 22', 'Option 21'],
    ],
    [[99], ['']],
  ])('are of %j: %j', (value, texts) => {
    expect(valueTexts(value, { options })).toEqual(texts);
  });
});
