import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loseAnswers } from '#tests/setup/lost-answers.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { openSettings, readSettings, rowing } from '../open-settings.ts';

const openGeneral = (hash?: string) => openSettings('general', 'General', hash);
const form = (name: string) => within(screen.getByRole('region', { name }));
const about = () => screen.getByLabelText(/^What the calendar is for/);

describe('what the calendar is for', () => {
  it('is previewed, explained and saved, and visitors see it', async () => {
    const { user } = await openGeneral();
    await user.clear(about());
    await user.type(about(), 'For **all** rowers');
    const preview = await screen.findByRole('figure', { name: 'Preview' });
    await waitFor(() => expect(within(preview).getByText('all').tagName).toBe('STRONG'));
    expect(screen.getByText(/^Everybody who can open the calendar will see/)).toBeVisible();
    await user.click(form('About this calendar').getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('The settings are saved.')).toBeVisible();
    expect((await readSettings()).general_settings.about).toBe('For **all** rowers');
    await waitFor(() => expect(screen.queryByText(/^Everybody who can open/)).toBeNull());
  });

  it('can be undone', async () => {
    const { user } = await openGeneral();
    const before = (await readSettings()).general_settings;
    await user.clear(about());
    await user.click(form('About this calendar').getByRole('button', { name: 'Save changes' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Your changes are undone.');
    expect((await readSettings()).general_settings).toEqual(before);
    await waitFor(() => expect(about()).toHaveValue(before.about));
  });

  it('is in the calendar’s side panel', async () => {
    const { user } = await openPage(`${rowing}?view=agenda`);
    await user.click(await screen.findByRole('button', { name: 'Calendars and filters' }));
    expect(await screen.findByRole('heading', { name: 'About this calendar' })).toBeVisible();
  });
});

describe('the languages', () => {
  it('of the links and of mails are saved on their own', async () => {
    const { user } = await openGeneral();
    await user.selectOptions(screen.getByLabelText(/^Language of the calendar’s links/), 'Deutsch');
    await user.selectOptions(screen.getByLabelText(/^Language of mails/), 'Français');
    expect(screen.getByText(/^New visitors will see the calendar in Deutsch/)).toBeVisible();
    expect(
      screen.getByText(/mails to people without an account will be in Français/),
    ).toBeVisible();
    await user.click(form('Languages').getByRole('button', { name: 'Save changes' }));
    await screen.findByText('The settings are saved.');
    expect((await readSettings()).general_settings).toMatchObject({
      visitor_language: 'de',
      language: 'fr',
    });
    const page = await fetch(`${window.location.origin}${rowing}`, {
      headers: { Accept: 'text/html' },
    });
    expect(await page.text()).toContain('"language":"de"');
  });

  it('stay as typed when they cannot be saved', async () => {
    const { user } = await openGeneral();
    await answerNext('updateCalendarSettings', 500);
    await user.selectOptions(screen.getByLabelText(/^Language of mails/), 'Français');
    await user.click(form('Languages').getByRole('button', { name: 'Save changes' }));
    expect(await form('Languages').findByRole('alert')).toBeVisible();
    expect(screen.getByLabelText(/^Language of mails/)).toHaveDisplayValue('Français');
  });

  it('count as saved if only the answer was lost', async () => {
    const { user } = await openGeneral();
    loseAnswers(/^PATCH \/calendars/);
    await user.selectOptions(screen.getByLabelText(/^Language of mails/), 'Français');
    await user.click(form('Languages').getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('The settings are saved.')).toBeVisible();
  });
});

it('is marked and focused when a link names a setting', async () => {
  await openGeneral('#language');
  await waitFor(() => expect(screen.getByLabelText(/^Language of mails/)).toHaveFocus());
});
