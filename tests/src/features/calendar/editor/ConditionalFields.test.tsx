import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';

const frozen = { clock: { now: '2026-03-02T09:00:00Z' } };
const rowing = '/ksr0wingclubmain01?view=month&date=2026-03-02';

/** Opens the editor of a new event. */
async function openEditor() {
  const page = await openPage(`${rowing}&edit=new`, { controls: frozen });
  const editor = await screen.findByRole('region', { name: 'New event' });
  const field = (label: string) => within(editor).getByLabelText(label, { exact: true });
  await page.user.type(await within(editor).findByLabelText('Title'), 'Knot class');
  const fill = async (label: string, text: string) => {
    await page.user.clear(field(label));
    await page.user.type(field(label), text);
  };
  const choose = (label: string, option: string) => page.user.selectOptions(field(label), option);
  const save = () => page.user.click(within(editor).getByRole('button', { name: 'Save' }));
  const isSaved = () => screen.findByText('“Knot class” is in the calendar.');
  return { ...page, field, fill, choose, save, isSaved };
}

describe('fields that are hidden', () => {
  it('do not keep an event from being saved: the interval of one that no longer repeats', async () => {
    const { field, fill, choose, save, isSaved } = await openEditor();
    await choose('Repeats', 'Daily');
    await fill('Every', '0');
    await save();
    await waitFor(() => expect(field('Every')).toHaveFocus());
    expect(field('Every')).toBeInvalid();
    await choose('Repeats', 'Does not repeat');
    await save();
    expect(await isSaved()).toBeVisible();
  });

  it('do not keep it from being saved: the times of a series without an end', async () => {
    const { fill, choose, save, isSaved } = await openEditor();
    await choose('Repeats', 'Weekly');
    await choose('Ends', 'After a number of times');
    await fill('Times', '9999');
    await choose('Ends', 'On a day');
    await fill('Last day', 'soon');
    await choose('Ends', 'Never');
    await save();
    expect(await isSaved()).toBeVisible();
  });

  it('do not keep it from being saved: the time of an event that lasts all day', async () => {
    const { user, field, fill, save, isSaved } = await openEditor();
    await fill('Start time', 'noonish');
    await user.click(field('All day'));
    await save();
    expect(await isSaved()).toBeVisible();
  });
});

describe('the number of places for an event', () => {
  it('is marked with what the server says if more people have signed up', async () => {
    const page = await openPage(`${rowing}&edit=7003`, { controls: frozen });
    const editor = await screen.findByRole('region', { name: 'Edit event' });
    const places = await within(editor).findByLabelText('Number of places');
    const save = () => page.user.click(within(editor).getByRole('button', { name: 'Save' }));
    await page.user.clear(places);
    await page.user.type(places, '1');
    await save();
    await waitFor(() =>
      expect(places).toHaveAccessibleDescription(/More people have signed up already\./),
    );
    await waitFor(() => expect(places).toHaveFocus());
    expect(places).toHaveValue('1');
    await page.user.clear(places);
    await page.user.type(places, '2');
    await save();
    expect(await screen.findByText('“Spring clean of the boathouse” is changed.')).toBeVisible();
  });
});
