import { describe, expect, it } from 'vitest';
import { fixture } from '#mocks/fixture.ts';
import {
  hasFieldChanges,
  reverse,
} from '#src/features/calendar-settings/event-fields/field-edit.ts';

const low = { id: 1, name: 'Low', color: null };
const high = { id: 2, name: 'High', color: 'red' } as const;
const field = fixture('EventField', {
  type: 'choice',
  name: 'Water level',
  active: true,
  required: false,
  options: [low, high],
});

describe('a field contains changes', () => {
  it('if its members are as wanted', () => {
    expect(hasFieldChanges(field, { name: 'Water level', active: true })).toBe(true);
    expect(hasFieldChanges(field, { name: 'Water level', required: true })).toBe(false);
  });

  it('if its options are, also new ones, whose ids the changes lack', () => {
    expect(hasFieldChanges(field, { options: [low, { name: 'High', color: 'red' }] })).toBe(true);
    expect(hasFieldChanges(field, { options: [{ name: 'High', color: 'red' }, low] })).toBe(false);
    expect(hasFieldChanges(field, { options: [low] })).toBe(false);
  });
});

describe('changes are undone', () => {
  it('by the values before them, and by nothing else', () => {
    expect(reverse(field, { name: 'Level', active: false })).toEqual({
      name: 'Water level',
      active: true,
    });
    expect(reverse(field, { options: [low, high, { name: 'Flood' }] })).toEqual({
      options: [low, high],
    });
  });

  it('by nothing if they remove options, whose values are lost', () => {
    expect(reverse(field, { options: [low, { name: 'Flood' }] })).toBeNull();
  });
});
