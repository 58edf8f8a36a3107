import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { EventField } from '#src/calendar/model/field-types.ts';
import { loseAnswers } from '#tests/setup/lost-answers.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { openSettings, readConfiguration } from '../open-settings.ts';

const openFields = () => openSettings('event-fields', 'Event fields');
const readFields = async (): Promise<EventField[]> => (await readConfiguration()).event_fields;
const readField = async (name: string) => (await readFields()).find((field) => field.name === name);

const list = (name = 'Your own fields') => screen.getByRole('list', { name });
const names = (name?: string) =>
  within(list(name))
    .getAllByRole('button', { name: (text) => !text.startsWith('Actions') })
    .map(({ textContent }) => textContent);
const row = (name: string) => {
  const button = within(list()).getByRole('button', { name });
  return within(button.closest('li') ?? button);
};
const choose = async (
  user: Awaited<ReturnType<typeof openFields>>['user'],
  field: string,
  item: string,
) => {
  await user.click(screen.getByRole('button', { name: `Actions for ${field}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

describe('the list of fields', () => {
  it('tells how many of the plan’s fields there are, their types, and what differs', async () => {
    await openFields();
    expect(screen.getByText(/^5 of 10 fields/)).toBeVisible();
    expect(names()).toEqual(['Coach', 'Level', 'Crew size', 'Coach’s notes', 'Equipment']);
    expect(row('Level').getByText('Choice · 3 options')).toBeVisible();
    expect(row('Coach’s notes').getByText('Editors only')).toBeVisible();
    expect(names('Default fields')).toContain('Where');
  });

  it('moves a field by keys, and back by undo', async () => {
    const { user } = await openFields();
    within(list()).getByRole('button', { name: 'Level' }).focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(names().slice(0, 2)).toEqual(['Level', 'Coach']);
    await screen.findByText('“Level” is now in place 1 of 5.');
    expect((await readField('Level'))?.position).toBe(6);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('“Level” is now in place 2 of 5.');
    expect((await readField('Level'))?.position).toBe(7);
  });

  it('says that the first one cannot move up', async () => {
    const { user } = await openFields();
    within(list()).getByRole('button', { name: 'Coach' }).focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(await screen.findByText('“Coach” is the first already.')).toBeVisible();
  });

  it('deactivates a field, whose values are kept, and activates it again by undo', async () => {
    const { user } = await openFields();
    await choose(user, 'Coach', 'Deactivate');
    expect(row('Coach').getByText('Inactive')).toBeVisible();
    await screen.findByText('Events no longer show “Coach”. Its values are kept.');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(row('Coach').queryByText('Inactive')).toBeNull());
    expect((await readField('Coach'))?.active).toBe(true);
  });

  it('shows a field as it is if it could not be deactivated', async () => {
    const { user } = await openFields();
    await answerNext('updateEventField', 500);
    await choose(user, 'Coach', 'Deactivate');
    expect(await screen.findByText(/“Coach” stays as it is\./)).toBeVisible();
    expect(row('Coach').queryByText('Inactive')).toBeNull();
  });
});

describe('a new field', () => {
  const openForm = async () => {
    const page = await openFields();
    await page.user.click(screen.getByRole('button', { name: 'Add field…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a field' }));
    return { ...page, dialog };
  };

  it('is a choice with colors, as its preview shows', async () => {
    const { user, dialog } = await openForm();
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Water level');
    await user.type(dialog.getByRole('textbox', { name: 'Option 1' }), 'Low');
    await user.type(dialog.getByRole('textbox', { name: 'Option 2' }), 'High');
    await user.click(dialog.getByRole('button', { name: 'Color of option 2: No color' }));
    await user.click(await screen.findByRole('radio', { name: 'Red' }));
    const preview = within(dialog.getByRole('figure', { name: 'Preview' }));
    const select = preview.getByRole('combobox', { name: 'Water level' });
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['None', 'Low', 'High']);
    await user.click(dialog.getByRole('button', { name: 'Add field' }));
    await screen.findByText('Events have the field “Water level” now.');
    await waitFor(() => expect(names().at(-1)).toBe('Water level'));
    expect(await readField('Water level')).toMatchObject({
      type: 'choice',
      required: false,
      options: [
        { name: 'Low', color: null },
        { name: 'High', color: 'red' },
      ],
    });
  });

  it('is not added by Enter in its preview', async () => {
    const { user, dialog } = await openForm();
    await user.click(dialog.getByRole('radio', { name: 'Number' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Van');
    const preview = within(dialog.getByRole('figure', { name: 'Preview' }));
    await user.type(preview.getByRole('textbox', { name: 'Van' }), '8{Enter}');
    expect(dialog.getByRole('button', { name: 'Add field' })).not.toHaveAttribute(
      'aria-busy',
      'true',
    );
    expect(await readField('Van')).toBeUndefined();
  });

  it.each([
    ['Line of text', 'text'],
    ['Number', 'number'],
    ['Formatted text', 'rich_text'],
  ])('can be a %s, which has no options', async (label, type) => {
    const { user, dialog } = await openForm();
    await user.click(dialog.getByRole('radio', { name: label }));
    expect(dialog.queryByRole('textbox', { name: 'Option 1' })).toBeNull();
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Van');
    await user.click(dialog.getByRole('switch', { name: 'Every event needs a value' }));
    const preview = within(dialog.getByRole('figure', { name: 'Preview' }));
    expect(preview.getByRole('textbox', { name: 'Van' })).toBeRequired();
    await user.click(dialog.getByRole('button', { name: 'Add field' }));
    await screen.findByText('Events have the field “Van” now.');
    expect(await readField('Van')).toMatchObject({ type, required: true, options: [] });
  });

  it('shows at its fields what is wrong, and keeps what was typed', async () => {
    const { user, dialog } = await openForm();
    await user.click(dialog.getByRole('button', { name: 'Add field' }));
    expect(dialog.getByRole('textbox', { name: 'Name' })).toBeInvalid();
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Coach');
    await user.type(dialog.getByRole('textbox', { name: 'Option 1' }), 'Low');
    await user.type(dialog.getByRole('textbox', { name: 'Option 2' }), 'High');
    await user.click(dialog.getByRole('button', { name: 'Add field' }));
    expect(await dialog.findByText('Another field has this name.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), ' 2');
    await user.clear(dialog.getByRole('textbox', { name: 'Option 2' }));
    await user.type(dialog.getByRole('textbox', { name: 'Option 2' }), 'Low');
    await user.click(dialog.getByRole('button', { name: 'Add field' }));
    expect(await dialog.findByText('Two options have the same name.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Coach 2');
  });

  it('counts as added if only the answer was lost', async () => {
    const { user, dialog } = await openForm();
    loseAnswers(/^POST \/calendars/);
    await user.click(dialog.getByRole('radio', { name: 'Number' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Van');
    await user.click(dialog.getByRole('button', { name: 'Add field' }));
    expect(await screen.findByText('Events have the field “Van” now.')).toBeVisible();
  });

  it('is not offered beyond the plan, which names the next one', async () => {
    await openPage('/ksfamilycalendar03/settings/event-fields');
    expect(
      await screen.findByRole('heading', { name: 'There are no fields of your own yet' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add field…' })).toBeDisabled();
    expect(await screen.findByText(/The next plan, Standard, allows 1\./)).toBeVisible();
  });
});

describe('the options of a choice', () => {
  it('are added, moved by keys and removed, which is said to be final', async () => {
    const { user } = await openFields();
    await user.click(within(list()).getByRole('button', { name: 'Level' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Level' }));
    expect(dialog.getByText('Type: Choice. It cannot be changed.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Add option' }));
    const added = dialog.getByRole('textbox', { name: 'Option 4' });
    await waitFor(() => expect(added).toHaveFocus());
    await user.keyboard('Masters{Alt>}{ArrowUp}{/Alt}');
    expect(dialog.getByRole('textbox', { name: 'Option 3' })).toHaveValue('Masters');
    await user.click(dialog.getByRole('button', { name: 'Actions for option 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    expect(dialog.getByText(/^Events lose the options that you remove/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('The field “Level” is saved.');
    expect((await readField('Level'))?.options.map(({ name }) => name)).toEqual([
      'Advanced',
      'Masters',
      'Racing',
    ]);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('a default field', () => {
  it('is renamed and required, which can be undone', async () => {
    const { user } = await openFields();
    await user.click(within(list('Default fields')).getByRole('button', { name: 'Where' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Where' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Boathouse');
    await user.click(dialog.getByRole('switch', { name: 'Every event needs a value' }));
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('The field “Boathouse” is saved.');
    expect(await readField('Boathouse')).toMatchObject({ type: 'location', required: true });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Your changes are undone.');
    await waitFor(() => expect(names('Default fields')).toContain('Where'));
  });

  it('cannot be required if people do not fill it in with the event, nor deleted', async () => {
    const { user } = await openFields();
    await user.click(within(list('Default fields')).getByRole('button', { name: 'Comments' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Comments' }));
    expect(dialog.queryByRole('switch', { name: 'Every event needs a value' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Actions for Comments' }));
    await screen.findByRole('menuitem', { name: 'Edit…' });
    expect(screen.queryByRole('menuitem', { name: 'Delete…' })).toBeNull();
  });
});

describe('the deletion of a field', () => {
  it('tells how many events have a value, and needs its name', async () => {
    const { user } = await openFields();
    await choose(user, 'Coach', 'Delete…');
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete “Coach”?' }));
    await user.click(question.getByRole('button', { name: 'Delete field' }));
    expect(await question.findByText(/^1 event or series has a value/)).toBeVisible();
    await user.type(question.getByRole('textbox'), 'Coach');
    const act = question.getByRole('button', { name: /^Delete field/ });
    await waitFor(() => expect(act).not.toHaveAttribute('aria-disabled', 'true'), {
      timeout: 10_000,
    });
    await user.click(act);
    await screen.findByText('The field “Coach” is deleted.');
    expect(await readField('Coach')).toBeUndefined();
  });

  it('offers to deactivate it instead', async () => {
    const { user } = await openFields();
    await choose(user, 'Coach', 'Delete…');
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Delete field' }));
    await user.click(await question.findByRole('button', { name: 'Deactivate instead' }));
    await screen.findByText('Events no longer show “Coach”. Its values are kept.');
    expect((await readField('Coach'))?.active).toBe(false);
  });
});
