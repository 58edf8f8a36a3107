import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { control } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';

const profilePage = '/user/profile/edit';
const olivia = 'owner@example.com';
const milo = 'member@example.com';

const banner = /^Another account is logged in now\. Nothing can be saved/;
const nameField = () =>
  screen.findByRole<HTMLInputElement>('textbox', { name: /^(Your )?[Nn]ame$/ });

/** Olivia has typed another name when someone else logs in, of whom this tab does not know. */
async function typeName() {
  const page = await openPage(profilePage, { as: olivia });
  await page.user.type(await nameField(), ' Oarsman');
  const save = () => screen.getByRole('button', { name: 'Save changes' });
  return { ...page, save };
}

/** What another tab of the browser writes when a user has logged in there. */
function otherTabTells(userId: number | null): void {
  const newValue = JSON.stringify({ userId, targetPath: null });
  act(
    () => void window.dispatchEvent(new StorageEvent('storage', { key: 'user-state', newValue })),
  );
}

async function profileName(): Promise<unknown> {
  const response = await fetch(`${window.location.origin}/user/profile`, {
    headers: { Accept: 'application/json' },
  });
  return (await response.json()).name;
}

describe('a change in the session of another user', () => {
  it('is refused, and the page blocks and reloads', async () => {
    const page = await typeName();
    await control('session', { as: milo });
    await page.user.click(page.save());
    await waitFor(() => expect(page.loadedPages).toEqual(['reload']));
    expect(await screen.findByText(banner)).toBeVisible();
    expect(await profileName()).toBe('Milo Member');

    const sent = page.calls.length;
    await page.user.click(page.save());
    await screen.findByText('Nothing was changed. Reload the page to continue.');
    expect(page.calls).toHaveLength(sent);
  });

  it('keeps what was typed for the right user only, and says so', async () => {
    const page = await typeName();
    await control('session', { as: milo });
    await page.user.click(page.save());
    await waitFor(() => expect(page.loadedPages).toEqual(['reload']));

    await openPage(profilePage, { as: milo });
    expect((await nameField()).value).toBe('Milo Member');
    expect(await screen.findByText(/What you typed is back when the previous one/)).toBeVisible();

    await openPage(profilePage, { as: olivia });
    await waitFor(async () => expect((await nameField()).value).toBe('Olivia Owner Oarsman'));
    expect(screen.getByText('Unsaved changes')).toBeVisible();

    await openPage(profilePage, { as: olivia });
    expect((await nameField()).value).toBe('Olivia Owner');
  });

  it('does not reload a page forever that keeps coming back with the same user', async () => {
    const first = await typeName();
    await control('session', { as: milo });
    await first.user.click(first.save());
    await waitFor(() => expect(first.loadedPages).toEqual(['reload']));
    first.view.unmount();

    const again = await typeName();
    await control('session', { as: milo });
    await again.user.click(again.save());
    expect(await screen.findByText(banner)).toBeVisible();
    expect(again.loadedPages).toEqual([]);
    await again.user.click(screen.getByRole('button', { name: 'Reload page' }));
    expect(again.loadedPages).toEqual(['reload']);
  });
});

describe('a tab that learns of another user', () => {
  it('blocks its changes at once, says why, and leaves without asking', async () => {
    const page = await typeName();
    otherTabTells(2);
    expect(await screen.findByText(banner)).toBeVisible();
    expect(page.loadedPages).toEqual(['reload']);
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(false);

    // The browser may still show the page, for example while the next one loads.
    const sent = page.calls.length;
    await page.user.click(page.save());
    await screen.findByText('Nothing was changed. Reload the page to continue.');
    expect(page.calls).toHaveLength(sent);
  });

  it('keeps what was typed when another one logs its user out, and does not block', async () => {
    await typeName();
    otherTabTells(null);
    expect(screen.queryByText(banner)).toBeNull();
    await openPage(profilePage, { as: olivia });
    await waitFor(async () => expect((await nameField()).value).toBe('Olivia Owner Oarsman'));
    expect(screen.queryByText(/^Another account is logged in now/)).toBeNull();
  });

  it('tells the next user, also after a logout, and not the login page in between', async () => {
    await typeName();
    otherTabTells(null);
    await openPage('/login');
    expect(await screen.findByLabelText('Email address')).toBeVisible();
    expect(screen.queryByText(/^Another account is logged in now/)).toBeNull();
    await openPage('/user/dashboard', { as: milo });
    expect(await screen.findByText(/What you typed is back when the previous one/)).toBeVisible();
  });

  it('says after a logout without a draft, too, that the account is another one', async () => {
    await openPage(profilePage, { as: olivia });
    await nameField();
    otherTabTells(null);
    await openPage('/user/dashboard', { as: milo });
    expect(await screen.findByText('Another account is logged in now.')).toBeVisible();
  });
});

it('nobody else can read what is kept in the browser', async () => {
  const page = await typeName();
  otherTabTells(2);
  await waitFor(() => expect(page.loadedPages).toEqual(['reload']));
  const draft = Object.entries({ ...sessionStorage }).find(([name]) => name.startsWith('draft 1 '));
  expect(draft?.[1]).toMatch(/^[0-9a-f]+$/);
  expect(Object.values({ ...sessionStorage, ...localStorage }).join()).not.toContain('Oarsman');
});

it('when the hour of an impersonation is over, a save changes no one and the page reloads', async () => {
  const page = await openPage(profilePage, { as: 'support@example.com', viewAs: olivia });
  await page.user.type(await nameField(), ' Oarsman');
  await control('session', { as: 'support@example.com' });
  await page.user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(page.loadedPages).toEqual(['reload']));
  expect(await profileName()).toBe('Suki Support');

  await openPage(profilePage, { as: 'support@example.com' });
  expect(await screen.findByText('You see the product as yourself again.')).toBeVisible();
});
