import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loseAnswers } from '#tests/setup/lost-answers.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { openSettings, readSubCalendars } from '../open-settings.ts';

const openPart = () => openSettings('sub-calendars', 'Sub-calendars');
const names = async () => (await readSubCalendars()).map(({ name }) => name);
const row = (name: string) => screen.findByRole('button', { name });
type User = Awaited<ReturnType<typeof openPart>>['user'];

async function choose(user: User, name: string, item: RegExp | string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

describe('the list of sub-calendars', () => {
  it('shows them in their folders, and marks what is unusual about one', async () => {
    await openPart();
    const list = screen.getByRole('list', { name: 'Sub-calendars' });
    const boats = within(list).getByRole('list', { name: 'Boats' });
    expect(
      within(boats)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Heron (8+)No double booking',
      'Kingfisher (4−)No double booking',
      'Otter (2x)No double booking',
    ]);
    const club = within(list).getByRole('list', { name: 'Club' });
    expect(within(club).getByText('Inactive')).toBeVisible();
    expect(screen.getByText('7 of 50 sub-calendars')).toBeVisible();
  });
});

describe('a sub-calendar', () => {
  it('is added with its folder, color, double booking and default reminder', async () => {
    const { user } = await openPart();
    await user.click(screen.getByRole('button', { name: 'Add sub-calendar…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a sub-calendar' }));
    await user.type(dialog.getByLabelText(/^Name/), 'Swan');
    await user.type(dialog.getByLabelText(/^Folder/), 'Boats');
    await user.click(dialog.getByRole('radio', { name: 'Pink' }));
    await user.click(dialog.getByRole('switch', { name: 'Allow double booking' }));
    await user.selectOptions(dialog.getByLabelText(/^Default reminder/), '1 day before');
    await user.click(dialog.getByRole('button', { name: 'Add sub-calendar' }));
    expect(await screen.findByText('1 sub-calendar is added.')).toBeVisible();
    expect((await readSubCalendars()).at(-1)).toMatchObject({
      name: 'Boats > Swan',
      color: 'pink',
      allows_overlap: false,
      active: true,
      default_reminders: [1440],
    });
    expect(await row('Swan')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await names()).not.toContain('Boats > Swan'));
  });

  it('keeps what was typed if another one has its name', async () => {
    const { user } = await openPart();
    await user.click(screen.getByRole('button', { name: 'Add sub-calendar…' }));
    const name = await screen.findByLabelText(/^Name/);
    await user.type(name, 'Training');
    await user.click(screen.getByRole('button', { name: 'Add sub-calendar' }));
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription('Another sub-calendar has this name.'),
    );
    expect(name).toHaveValue('Training');
    await waitFor(() => expect(name).toHaveFocus());
  });

  it('is changed in the same form, with undo', async () => {
    const { user } = await openPart();
    await user.click(await row('Otter (2x)'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Boats > Otter (2x)' }));
    expect(dialog.getByLabelText(/^Folder/)).toHaveValue('Boats');
    await user.clear(dialog.getByLabelText(/^Name/));
    await user.type(dialog.getByLabelText(/^Name/), 'Beaver');
    await user.click(dialog.getByRole('switch', { name: 'Active' }));
    expect(dialog.getByText(/^Visitors do not see it/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('“Boats > Beaver” is saved.')).toBeVisible();
    expect(await readSubCalendars()).toContainEqual(
      expect.objectContaining({ name: 'Boats > Beaver', active: false }),
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Your changes are undone.');
    expect(await names()).toContain('Boats > Otter (2x)');
  });

  it('counts as changed if only the answer was lost', async () => {
    const { user } = await openPart();
    loseAnswers(/^PATCH /);
    await user.click(await row('Training'));
    await user.click(await screen.findByRole('radio', { name: 'Red' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('“Training” is saved.')).toBeVisible();
  });

  it('is deleted after what is lost was told in numbers, and comes back with Undo', async () => {
    const { user } = await openPart();
    await choose(user, 'Open days', 'Delete…');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Delete “Club > Open days”?' }),
    );
    expect(await dialog.findByText(/^\d+ events? (is|are) deleted\.$/)).toBeVisible();
    expect(dialog.getByText('You can undo this for an hour.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete sub-calendar' }));
    expect(await screen.findByText('“Club > Open days” is deleted.')).toBeVisible();
    expect(await names()).not.toContain('Club > Open days');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('“Club > Open days” is back.')).toBeVisible();
    expect(await row('Open days')).toBeVisible();
  });

  it('is merged into another one after it was told what moves, with undo', async () => {
    const { user } = await openPart();
    await choose(user, 'Open days', 'Merge into…');
    const dialog = within(await screen.findByRole('dialog', { name: /^Merge “Club > Open days”/ }));
    expect(await dialog.findByText(/^\d+ events? moves?, with all/)).toBeVisible();
    await user.selectOptions(
      dialog.getByLabelText('Merge into'),
      dialog.getByRole('option', { name: 'Club > Committee' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Merge sub-calendars' }));
    expect(
      await screen.findByText('The events of “Club > Open days” are now in “Club > Committee”.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('“Club > Open days” is back.');
    expect(await names()).toContain('Club > Open days');
  });

  it('is still there if it could not be deleted, and the dialog says why', async () => {
    const { user } = await openPart();
    await answerNext('deleteSubCalendar', 500);
    await choose(user, 'Training', 'Delete…');
    await user.click(await screen.findByRole('button', { name: 'Delete sub-calendar' }));
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toBeVisible();
  });
});

describe('the order', () => {
  it('is changed by Alt and the arrow keys within a folder, and announced', async () => {
    const { user } = await openPart();
    (await row('Otter (2x)')).focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(await screen.findByText('“Otter (2x)” is now in place 2 of 3.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Otter (2x)' })).toHaveFocus());
    expect((await names()).slice(1, 4)).toEqual([
      'Boats > Heron (8+)',
      'Boats > Otter (2x)',
      'Boats > Kingfisher (4−)',
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('“Otter (2x)” is now in place 3 of 3.')).toBeVisible();
  });

  it('moves a folder as a whole', async () => {
    const { user } = await openPart();
    await choose(user, 'Boats', 'Move up');
    expect(await screen.findByText('“Boats” is now in place 1 of 3.')).toBeVisible();
    expect((await names()).slice(0, 4)).toEqual([
      'Boats > Heron (8+)',
      'Boats > Kingfisher (4−)',
      'Boats > Otter (2x)',
      'Training',
    ]);
  });

  it('stays at its ends, which is told', async () => {
    const { user } = await openPart();
    (await row('Training')).focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(await screen.findByText('“Training” is the first already.')).toBeVisible();
  });

  it('is the old one if it could not be saved', async () => {
    const { user } = await openPart();
    const before = await names();
    await answerNext('orderSubCalendars', 500);
    await choose(user, 'Training', 'Move down');
    expect(await screen.findByText(/“Training” could not be moved\./)).toBeVisible();
    expect(await names()).toEqual(before);
  });
});

describe('several sub-calendars', () => {
  const check = async (user: User, name: string) =>
    user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));

  it('of a folder are deactivated at once, with undo', async () => {
    const { user } = await openPart();
    await check(user, 'Boats');
    const bar = within(screen.getByRole('toolbar'));
    expect(bar.getByText('3 selected')).toBeVisible();
    await user.click(bar.getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText(/^3 sub-calendars are inactive now\./)).toBeVisible();
    expect((await readSubCalendars()).filter(({ active }) => active)).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Your changes are undone.');
    expect((await readSubCalendars()).filter(({ active }) => active)).toHaveLength(6);
  });

  it('are put into a folder', async () => {
    const { user } = await openPart();
    await check(user, 'Training');
    await check(user, 'Committee');
    await user.click(screen.getByRole('button', { name: 'Put into a folder…' }));
    await user.type(await screen.findByLabelText(/^Folder/), 'People');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('2 sub-calendars are saved.');
    expect(await names()).toEqual(
      expect.arrayContaining(['People > Training', 'People > Committee']),
    );
  });

  it('get a color', async () => {
    const { user } = await openPart();
    await check(user, 'Boats');
    await user.click(screen.getByRole('button', { name: 'Color…' }));
    await user.click(await screen.findByRole('radio', { name: 'Brown' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('3 sub-calendars are saved.');
    expect((await readSubCalendars()).filter(({ color }) => color === 'brown')).toHaveLength(3);
  });

  it('follow the new name of their folder', async () => {
    const { user } = await openPart();
    await choose(user, 'Boats', 'Rename…');
    const folder = await screen.findByLabelText(/^Folder/);
    await user.clear(folder);
    await user.type(folder, 'Fleet');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('3 sub-calendars are saved.');
    expect((await names()).filter((name) => name.startsWith('Fleet > '))).toHaveLength(3);
  });

  it('are added from a template, in different colors', async () => {
    const { user } = await openPart();
    await user.click(screen.getByRole('button', { name: 'Add several…' }));
    const list = await screen.findByLabelText(/^Names, one on each line/);
    expect(list).toHaveValue('Room 1\nRoom 2\nRoom 3');
    await user.selectOptions(screen.getByLabelText('Start with'), 'Projects');
    await user.type(screen.getByLabelText(/^Names, one on each line/), '\nRegatta');
    await user.click(screen.getByRole('button', { name: 'Add 4 sub-calendars' }));
    await screen.findByText('4 sub-calendars are added.');
    const added = (await readSubCalendars()).slice(-4);
    expect(added.map(({ name }) => name)).toEqual([
      'Project 1',
      'Project 2',
      'Project 3',
      'Regatta',
    ]);
    expect(new Set(added.map(({ color }) => color)).size).toBe(4);
  });

  it('are not added if one has the name of another, before any of them is sent', async () => {
    const { user } = await openPart();
    await user.click(screen.getByRole('button', { name: 'Add several…' }));
    const list = await screen.findByLabelText(/^Names, one on each line/);
    await user.type(list, '\nTraining');
    await user.click(screen.getByRole('button', { name: 'Add 4 sub-calendars' }));
    await waitFor(() => expect(list).toHaveAccessibleDescription('There is a “Training” already.'));
    expect(await names()).toHaveLength(7);
  });
});

describe('the license’s limit', () => {
  it('is told before anything is typed, with what the next license allows', async () => {
    await openPage('/ksfamilycalendar03/settings/sub-calendars');
    expect(await screen.findByText(/^Your plan allows 4 sub-calendars/)).toHaveTextContent(
      'The next plan, Standard, allows 8.',
    );
    expect(screen.getByRole('button', { name: 'Add sub-calendar…' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Add several…' })).toBeDisabled();
  });

  it('is told of a list of names that is too long', async () => {
    const { user } = await openPart();
    await user.click(screen.getByRole('button', { name: 'Add several…' }));
    const list = await screen.findByLabelText(/^Names, one on each line/);
    await user.click(list);
    await user.paste(Array.from({ length: 44 }, (_, index) => `\nBoat ${index}`).join(''));
    await user.click(screen.getByRole('button', { name: 'Add 47 sub-calendars' }));
    await waitFor(() =>
      expect(list).toHaveAccessibleDescription('Your plan allows 43 more sub-calendars.'),
    );
    expect(await names()).toHaveLength(7);
  });
});

describe('the last active sub-calendar', () => {
  it('cannot be deactivated, merged or deleted, which its menu and form say', async () => {
    const { user } = await openPart();
    for (const name of ['Boats', 'Committee', 'Open days']) {
      await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
    }
    await user.click(screen.getByRole('button', { name: 'Deactivate' }));
    await screen.findByText(/^5 sub-calendars are inactive now\./);
    await user.click(screen.getByRole('button', { name: 'Actions for Training' }));
    for (const name of [/^Deactivate/, /^Merge into/, /^Delete/]) {
      const item = await screen.findByRole('menuitem', { name });
      expect(item).toHaveAttribute('aria-disabled', 'true');
      expect(item).toHaveTextContent('At least one sub-calendar stays active.');
    }
    await user.click(screen.getByRole('menuitem', { name: 'Edit…' }));
    expect(await screen.findByRole('switch', { name: 'Active' })).toBeDisabled();
  });
});

it('a merge into an inactive sub-calendar says what that means for visitors', async () => {
  const { user } = await openPart();
  await choose(user, 'Committee', 'Merge into…');
  await user.selectOptions(
    await screen.findByLabelText('Merge into'),
    screen.getByRole('option', { name: 'Club > Old clubhouse (inactive)' }),
  );
  expect(screen.getByText(/is inactive: visitors will not see the events\.$/)).toBeVisible();
});
