import { describe, expect, it } from 'vitest';
import {
  changedValues,
  missingValues,
  valueProblems,
} from '#mocks/handlers/calendar/custom-values.ts';
import { eventFields } from '#mocks/seed/calendar/story-calendar.ts';

const options = [21, 22].map((id) => ({ id, name: `Option ${id}`, color: null }));

/** The fields that every calendar has, and one of each kind. */
const fields = eventFields([
  { id: 1, type: 'text', name: 'Coach' },
  { id: 2, type: 'choice', name: 'Level', options },
  { id: 3, type: 'choice', name: 'Equipment', multiple: true, options },
  { id: 4, type: 'number', name: 'Crew' },
  { id: 5, type: 'rich_text', name: 'Plan' },
  { id: 6, type: 'text', name: 'Old', active: false },
  { id: 7, type: 'text', name: 'Boat', required: true },
]);

describe('the values after a change', () => {
  it('are the earlier ones with those that are given', () => {
    expect(changedValues({ 1: 'Milo', 4: 2 }, { 4: 3, 2: [21] })).toEqual({
      ...{ 1: 'Milo', 2: [21], 4: 3 },
    });
  });

  it.each([[null], [''], [[]]])('leave out %j', (empty) => {
    expect(changedValues({ 1: 'Milo', 3: [21] }, { 1: empty, 3: empty })).toEqual({});
  });

  it('keep a zero', () => {
    expect(changedValues({}, { 4: 0 })).toEqual({ 4: 0 });
  });
});

describe('a given value', () => {
  it.each([
    [1, 'x'.repeat(250)],
    [1, null],
    [2, [22]],
    [3, [22, 21]],
    [3, []],
    [4, -0.5],
    [4, 0],
    [5, 'two\nlines'],
  ])('of the field %i may be %j', (id, value) => {
    expect(valueProblems({ [id]: value }, fields)).toEqual([]);
  });

  it.each([
    [1, 'x'.repeat(251)],
    [1, 'two\nlines'],
    [1, 'two\rlines'],
    [1, 4],
    [2, [21, 22]],
    [2, [1]],
    [2, 'Option 21'],
    [3, [21, 21]],
    [3, [21, 1]],
    [4, '4'],
    [5, 4],
  ])('of the field %i cannot be %j', (id, value) => {
    expect(valueProblems({ [id]: value }, fields)).toEqual([
      { field: `custom.${id}`, message: 'This value does not fit the field.' },
    ]);
  });

  it.each([99, 6, 1001])('has no field %i: unknown, hidden or built in', (id) => {
    expect(valueProblems({ [id]: 'x' }, fields)).toEqual([
      { field: `custom.${id}`, message: 'There is no such field.' },
    ]);
  });

  it.each([[null], [''], [[]]])('of a required field cannot be %j', (empty) => {
    expect(valueProblems({ 7: empty }, fields)).toEqual([
      { field: 'custom.7', message: 'Please fill in this field.' },
    ]);
  });
});

describe('missing values', () => {
  it('are those of the calendar’s own required fields', () => {
    const problem = { field: 'custom.7', message: 'Please fill in this field.' };
    expect(missingValues({ 1: 'Milo' }, fields)).toEqual([problem]);
    expect(missingValues({ 7: 'Heron' }, fields)).toEqual([]);
  });

  it('are not those of hidden or built-in fields', () => {
    const required = fields
      .filter(({ id }) => id === 6 || id > 1000)
      .map((field) => ({ ...field, required: true }));
    expect(missingValues({}, required)).toEqual([]);
  });
});
