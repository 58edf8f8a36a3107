import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { holdCalls } from '#tests/setup/held-calls.ts';
import { loseAnswers } from '#tests/setup/lost-answers.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';

async function openProfile() {
  const page = await openPage('/user/profile/edit', { as: 'owner@example.com' });
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  const rename = async (to: string) => {
    await page.user.clear(name());
    await page.user.type(name(), to);
    await page.user.click(screen.getByRole('button', { name: 'Save changes' }));
  };
  return { ...page, rename };
}

const name = () => screen.getByLabelText(/^Your name|^Ihr Name/);
const findAvatar = (person: string) => screen.getByRole('button', { name: `Account of ${person}` });

describe('the profile', () => {
  it('shows the account’s values', async () => {
    await openProfile();
    expect(name()).toHaveValue('Olivia Owner');
    expect(screen.getByLabelText('Language')).toHaveDisplayValue('English');
    expect(screen.getByLabelText('Date format')).toHaveDisplayValue('English');
    expect(screen.getByRole('radio', { name: 'As usual for the date format' })).toBeChecked();
  });

  it('links to the page of the picture', async () => {
    const { user } = await openProfile();
    const avatar = screen.getByRole('region', { name: 'Avatar' });
    await user.click(within(avatar).getByRole('link', { name: 'Change your picture' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Avatar' })).toBeVisible();
  });

  it('previews dates and times before they are saved', async () => {
    const { user } = await openProfile();
    const example = () => screen.getByText(/^For example: /).textContent;
    const english = example();
    await user.selectOptions(screen.getByLabelText('Date format'), 'Deutsch');
    expect(example()).not.toBe(english);
    expect(example()).toMatch(/\d{1,2}\.\d{1,2}\.\d{4}$/);
    expect(screen.getByRole('radio', { name: '24-hour clock' })).toHaveAccessibleDescription(
      /^\d\d:\d\d:\d\d$/,
    );
  });

  it('has the usual clock of the date format until another one is chosen', async () => {
    const { user } = await openProfile();
    const usual = screen.getByRole('radio', { name: 'As usual for the date format' });
    expect(usual).toBeChecked();
    expect(usual).toHaveAccessibleDescription(/[AP]M$/);
    await user.selectOptions(screen.getByLabelText('Date format'), 'Deutsch');
    expect(usual).toHaveAccessibleDescription(/^\d\d:\d\d:\d\d$/);
  });

  it.each([
    ['12-hour clock', false],
    ['24-hour clock', true],
  ])('saves the %s, and offers to undo it', async (clock, expected) => {
    const { user } = await openProfile();
    const saved = async () => (await (await fetch('/user/profile')).json()).use_24h_times;
    await user.click(screen.getByRole('radio', { name: clock }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Your profile is saved.');
    expect(await saved()).toBe(expected);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Your changes are undone.');
    expect(await saved()).toBeNull();
    const usual = screen.getByRole('radio', { name: 'As usual for the date format' });
    await waitFor(() => expect(usual).toBeChecked());
  });

  it('counts the characters of a name near the limit', async () => {
    const { user } = await openProfile();
    await user.clear(name());
    await user.type(name(), 'x'.repeat(89));
    expect(screen.queryByText(/of 120 characters/)).toBeNull();
    await user.keyboard('x');
    expect(screen.getByText('90 of 120 characters')).toBeVisible();
  });

  it.each([
    ['without a name', ' ', 'Please fill in this field.'],
    ['with one that is too long', 'x'.repeat(121), /at most 120 characters/],
  ])('is not sent %s', async (_what, typed, error) => {
    const { calls, rename } = await openProfile();
    await rename(typed);
    await waitFor(() => expect(name()).toHaveFocus());
    expect(name()).toHaveAccessibleDescription(error);
    expect(calls).not.toContain('PATCH /user/profile');
  });

  it('is updated on the page once saved, and can be undone', async () => {
    const { user, rename } = await openProfile();
    await rename('Olivia Oarsman');
    expect(await screen.findByText('Your profile is saved.')).toBeVisible();
    expect(findAvatar('Olivia Oarsman')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Your changes are undone.')).toBeVisible();
    await waitFor(() => expect(name()).toHaveValue('Olivia Owner'));
    expect(findAvatar('Olivia Owner')).toBeVisible();
  });

  it('keeps its changes if undoing them fails, with an error', async () => {
    const { user, rename } = await openProfile();
    await rename('Olivia Oarsman');
    await screen.findByText('Your profile is saved.');
    await answerNext('updateProfile', 500);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/Your changes are still in place\./)).toBeVisible();
    expect(name()).toHaveValue('Olivia Oarsman');
  });

  it('keeps what was typed if saving fails, and explains why', async () => {
    const { rename } = await openProfile();
    await answerNext('updateProfile', 422);
    await rename('Olivia Oarsman');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please check your input');
    expect(name()).toHaveValue('Olivia Oarsman');
    expect(findAvatar('Olivia Owner')).toBeVisible();
  });

  it('is sent once, even if submitted twice', async () => {
    const { calls, user, rename } = await openProfile();
    const held = holdCalls(/^PATCH /);
    await rename('Olivia Oarsman');
    await user.keyboard('{Enter}');
    held.letGo();
    await screen.findByText('Your profile is saved.');
    expect(calls.filter((call) => call === 'PATCH /user/profile')).toHaveLength(1);
  });
});

describe('a change of the language', () => {
  it('translates the page once it is saved', async () => {
    const { user } = await openProfile();
    await user.selectOptions(screen.getByLabelText('Language'), 'Deutsch');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'de');
    expect(name()).toHaveValue('Olivia Owner');
  });

  it('does not replace the browser’s choice if only the date format changes', async () => {
    const { user } = await openProfile();
    await user.click(screen.getByRole('button', { name: 'Language and theme' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }));
    await screen.findByRole('heading', { level: 1, name: 'Profil' });
    await user.click(screen.getByRole('radio', { name: '12-Stunden-Format' }));
    await user.click(screen.getByRole('button', { name: 'Änderungen speichern' }));
    expect(await screen.findByText('Ihr Profil ist gespeichert.')).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'de');
  });
});

it('updates dates and times on other pages without reloading them', async () => {
  const { user, router } = await openProfile();
  await user.selectOptions(screen.getByLabelText('Date format'), 'Deutsch');
  await user.click(screen.getByRole('radio', { name: '24-hour clock' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Your profile is saved.');
  await act(() => router.navigate('/user/security/devices'));
  const [lastSeen] = await screen.findAllByText(/ago$/);
  expect(lastSeen?.closest('time')).toHaveAttribute(
    'aria-description',
    expect.stringMatching(/\d\. [A-ZÄ][a-zä]+ \d{4} um \d\d:\d\d$/),
  );
});

it('is saved although the answer was lost', async () => {
  const { rename } = await openProfile();
  loseAnswers(/^PATCH/);
  await rename('Olivia Oarsman');
  expect(await screen.findByText('Your profile is saved.')).toBeVisible();
  expect(findAvatar('Olivia Oarsman')).toBeVisible();
});
