import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { savedFiles } from '#tests/setup/saved-files.ts';

const rowing = '/ksr0wingclubmain01?event=7003';

/** Opens the card of an event and asks for its link. */
async function share(address: string, options: { as?: string } = {}) {
  const page = await openPage(address, options);
  await screen.findByRole('dialog');
  const press = async (name: string) =>
    page.user.click(await screen.findByRole('button', { name }));
  /** The dialog that the card's button opens. */
  const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Share' }));
  return { ...page, press, findDialog };
}

const focusedElement = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;

describe('sharing an event', () => {
  it('shows a link to copy and to scan, whose page shows the event', async () => {
    const { press, findDialog } = await share(rowing);
    await press('Share');
    const dialog = await findDialog();
    const link = await dialog.findByText(/\/events\/pointer\/./);
    expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    await press('Copy link');
    expect(await navigator.clipboard.readText()).toBe(link.textContent);
    await openPage(new URL(link.textContent).pathname);
    const heading = { name: 'Spring clean of the boathouse', level: 1 };
    expect(await screen.findByRole('heading', heading)).toBeVisible();
  });

  it('saves the event as a file, named after it', async () => {
    const files = savedFiles();
    const { press } = await share(rowing);
    await press('Share');
    await press('Save as a file (.ics)');
    await expect
      .poll(() => files.map(({ name }) => name))
      .toEqual(['Spring clean of the boathouse.ics']);
    expect(await files[0]?.content.text()).toContain('SUMMARY:Spring clean of the boathouse');
  });

  it('gives other calendar apps an address that works without a login', async () => {
    const { press, findDialog } = await share(rowing);
    await press('Share');
    const link = await (await findDialog()).findByRole('link', {
      name: 'Open in another calendar app',
    });
    const address = link.getAttribute('href') ?? '';
    expect(address).toMatch(/^webcal:/);
    const response = await fetch(address.replace(/^webcal:/, 'http:'));
    expect(await response.text()).toContain('BEGIN:VEVENT');
  });

  it('offers members no address that needs their login', async () => {
    const page = await share('/c/riv3rs?event=7003', { as: 'owner@example.com' });
    await page.press('Share');
    const dialog = await page.findDialog();
    await dialog.findByRole('button', { name: 'Copy link' });
    expect(dialog.queryByRole('link', { name: /another calendar app/ })).toBeNull();
  });

  it('says that there is no link if the server fails, and tries again', async () => {
    const { press, user, findDialog } = await share(rowing);
    await answerNext('createEventPointer', 500);
    await press('Share');
    await waitFor(() => expect(screen.getByText(/There is no link yet\./)).toBeVisible());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await findDialog();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible());
  });

  it('is in a dialog of its own, which leads back to the card and its one link', async () => {
    const { press, user, findDialog, calls } = await share(rowing);
    await press('Share');
    const address = (await (await findDialog()).findByText(/\/events\/pointer\/./)).textContent;
    const dialog = screen.getByRole('dialog', { name: 'Share' });
    await waitFor(() => expect(dialog).toContainElement(focusedElement()));
    await user.keyboard('{Escape}');
    const button = await screen.findByRole('button', { name: 'Share' });
    await waitFor(() => expect(button).toHaveFocus());
    await press('Share');
    expect(await (await findDialog()).findByText(address ?? '')).toBeVisible();
    expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });
});
