import { expect, it } from 'vitest';
import { sortDetails } from '#src/ui/form/form-error.ts';

const names = [
  'name',
  'attributes.title',
  'owners.0.email',
  'owners.1.email',
  'tags',
  'price.amount',
];

it.each([
  ['name', 'name'],
  ['attributes.title', 'attributes.title'],
  ['owners.1.email', 'owners.1.email'],
  ['tags.3', 'tags'],
  ['price', 'price.amount'],
])('a server error about "%s" belongs to the field "%s"', (field, name) => {
  const { byField, rest } = sortDetails([{ field, message: 'Wrong.' }], names);
  expect([...byField]).toEqual([[name, 'Wrong.']]);
  expect(rest).toEqual([]);
});

it.each(['nickname', 'owners.7.email', 'names', ''])('"%s" is not a field', (field) => {
  const detail = { field, message: 'Wrong.' };
  expect(sortDetails([detail], names)).toEqual({ byField: new Map(), rest: [detail] });
});

it('all errors of a field are shown', () => {
  const details = [
    { field: 'tags.0', message: 'Too long.' },
    { field: 'tags.1', message: 'Taken.' },
  ];
  expect(sortDetails(details, names).byField.get('tags')).toBe('Too long. Taken.');
});
