import { describe, expect, it } from 'vitest';
import { createFilter, filterFields } from '#src/calendar/model/filters.ts';
import { createEvent } from '../spans.ts';

const field = (id: number, optionIds: readonly number[]) => ({
  id,
  type: optionIds.length > 0 ? ('choice' as const) : ('text' as const),
  name: `Field ${id}`,
  active: true,
  required: false,
  in_title: false,
  visibility: 'all_users' as const,
  position: id,
  multiple: true,
  options: optionIds.map((option) => ({ id: option, name: `Option ${option}`, color: null })),
});
const fields = [field(1, [11, 12]), field(2, [21, 22]), field(3, [])];
const isLetThrough = (chosen: readonly number[], custom?: Record<string, number[] | string>) =>
  createFilter(fields, new Set(chosen))(createEvent(custom ? { custom } : {}));

describe('a filter by choice fields', () => {
  it('hides nothing as long as nothing is chosen', () => {
    expect(isLetThrough([])).toBe(true);
  });

  it('wants one of the chosen options of a field', () => {
    expect(isLetThrough([11, 12], { '1': [12] })).toBe(true);
    expect(isLetThrough([11], { '1': [12] })).toBe(false);
    expect(isLetThrough([11], { '1': '11' })).toBe(false);
    expect(isLetThrough([11])).toBe(false);
  });

  it('wants that of every field with a chosen option', () => {
    expect(isLetThrough([11, 21], { '1': [11], '2': [21, 22] })).toBe(true);
    expect(isLetThrough([11, 21], { '1': [11], '2': [22] })).toBe(false);
  });

  it('is offered for active choices only', () => {
    const unknown = { ...field(5, [51]), type: JSON.parse('"weather"') };
    const all = [...fields, { ...field(4, [41]), active: false }, unknown];
    expect(filterFields(all).map(({ id }) => id)).toEqual([1, 2]);
  });
});
