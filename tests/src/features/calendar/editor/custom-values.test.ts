import { describe, expect, it } from 'vitest';
import type { EventField } from '#src/calendar/model/field-types.ts';
import {
  changedCustom,
  customFields,
  customInputs,
  customValues,
} from '#src/features/calendar/editor/custom-values.ts';

const field = (id: number, type: EventField['type'], changes: Partial<EventField> = {}) => ({
  ...{ id, type, name: `Field ${id}`, active: true, required: false, in_title: false },
  ...{ visibility: 'all_users' as const, position: id, multiple: false, options: [] },
  ...changes,
});
const options = [
  { id: 41, name: 'Oars', color: null },
  { id: 42, name: 'Trailer', color: null },
];
const fields: readonly EventField[] = [
  field(1, 'text'),
  field(2, 'rich_text'),
  field(3, 'number'),
  field(4, 'choice', { options }),
  field(5, 'choice', { options, multiple: true }),
];
const empty = { '1': '', '2': '', '3': null, '4': '', '5': { '41': false, '42': false } };
const filled = { '1': 'Milo', '2': '*Oars*', '3': 0, '4': '42', '5': { '41': true, '42': true } };

describe('the calendar’s own fields', () => {
  it('are those that are in use and not built in, also not under another name', () => {
    const others = [field(6, 'text', { active: false }), field(7, 'location', { name: 'Lake' })];
    expect(customFields([...fields, ...others])).toEqual(fields);
    const values = { '6': 'Hidden', '7': 'Lake' };
    expect(customInputs(others, values)).toEqual({});
    expect(customValues(values, others)).toEqual({});
    expect(changedCustom({}, values, others)).toEqual({});
  });
});

describe('the values of a form', () => {
  it('are those of the event', () => {
    const values = { '1': 'Milo', '2': '*Oars*', '3': 0, '4': [42], '5': [42, 41] };
    expect(customInputs(fields, values)).toEqual(filled);
  });

  it('are empty for what the event does not have', () => {
    expect(customInputs(fields, {})).toEqual(empty);
    expect(customInputs(fields, { '4': [], '5': [] })).toEqual(empty);
  });

  it('are empty for what is of another type', () => {
    expect(customInputs(fields, { '1': 7, '2': [41], '3': '7', '4': 41, '5': 'Oars' })).toEqual(
      empty,
    );
  });

  it('leave out options that the field no longer has', () => {
    expect(customInputs(fields, { '5': [41, 99] })['5']).toEqual({ '41': true, '42': false });
  });
});

describe('the values of a new event', () => {
  it('are those of the form, with the ids of the chosen options', () => {
    expect(customValues(filled, fields)).toEqual({
      ...{ '1': 'Milo', '2': '*Oars*', '3': 0 },
      ...{ '4': [42], '5': [41, 42] },
    });
  });

  it('leave out what is empty', () => {
    expect(customValues(empty, fields)).toEqual({});
    expect(customValues({}, fields)).toEqual({});
  });
});

describe('the values that a form changes', () => {
  it('are none if all are the same', () => {
    expect(changedCustom(filled, { ...filled, '5': { '41': true, '42': true } }, fields)).toEqual(
      {},
    );
  });

  it('are only those that differ', () => {
    const after = { ...filled, '1': 'Ann', '5': { '41': false, '42': true } };
    expect(changedCustom(filled, after, fields)).toEqual({ '1': 'Ann', '5': [42] });
  });

  it('remove what is empty now', () => {
    const nothing = { '1': null, '2': null, '3': null, '4': null, '5': null };
    expect(changedCustom(filled, empty, fields)).toEqual(nothing);
    expect(changedCustom(filled, {}, fields)).toEqual(nothing);
  });
});
