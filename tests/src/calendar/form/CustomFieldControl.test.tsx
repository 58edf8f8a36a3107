import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fixture } from '#mocks/fixture.ts';
import { CustomFieldControl } from '#src/calendar/form/CustomFieldControl.tsx';
import type { CustomField } from '#src/calendar/model/field-types.ts';
import { renderInKit } from '#tests/setup/render-in-kit.tsx';

const options = [
  { id: 1, name: 'Low', color: null },
  { id: 2, name: 'High', color: null },
];

const renderControl = (own: Pick<CustomField, 'type'> & Partial<CustomField>) =>
  renderInKit(
    <CustomFieldControl
      definition={{
        ...fixture('EventField', { id: 7, name: 'Water level', required: true, multiple: false }),
        ...own,
      }}
      field={(name) => ({ name, initial: '' })}
    />,
  );

it.each(['text', 'rich_text', 'number'] as const)('a %s is typed', async (type) => {
  await renderControl({ type, options: [] });
  const control = screen.getByRole('textbox', { name: 'Water level' });
  expect(control).toBeRequired();
  expect(control).toHaveAttribute('name', 'custom.7');
});

it('one option is selected, or none', async () => {
  await renderControl({ type: 'choice', options });
  const select = screen.getByRole('combobox', { name: 'Water level' });
  const labels = within(select).getAllByRole('option');
  expect(labels.map(({ textContent }) => textContent)).toEqual(['None', 'Low', 'High']);
});

it('several options are checked', async () => {
  await renderControl({ type: 'choice', multiple: true, options });
  const group = screen.getByRole('group', { name: 'Water level' });
  const boxes = within(group).getAllByRole('checkbox');
  expect(boxes.map((box) => box.getAttribute('name'))).toEqual(['custom.7.1', 'custom.7.2']);
});
