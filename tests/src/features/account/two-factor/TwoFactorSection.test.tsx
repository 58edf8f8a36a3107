import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { changeAnswers } from '#tests/setup/changed-answers.ts';
import { holdCalls } from '#tests/setup/held-calls.ts';
import { loseAnswers } from '#tests/setup/lost-answers.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { savedFiles } from '#tests/setup/saved-files.ts';

const protectedUser = 'two-factor@example.com';

/** The profile, with the controls of its two-factor section. */
async function openTwoFactor(as = 'owner@example.com') {
  const page = await openPage('/user/profile/edit', { as });
  const section = within(await screen.findByRole('region', { name: 'Two-factor authentication' }));
  const toggle = await section.findByRole('switch', { name: 'Ask for a code when I log in' });
  const press = (name: string | RegExp) => page.user.click(screen.getByRole('button', { name }));
  return {
    ...page,
    section,
    toggle,
    press,
    /** Goes through the setup up to the backup codes. */
    setUp: async () => {
      await page.user.click(toggle);
      await screen.findByRole('dialog', { name: 'Set up two-factor authentication' });
      await press('Continue');
      await page.user.type(screen.getByLabelText('Code'), '123456');
      await screen.findByRole('list', { name: 'Backup codes' });
    },
    enterCode: async (code: string, act: string) => {
      await page.user.type(await screen.findByLabelText(/^Code from your app/), code);
      await press(act);
    },
  };
}

const shownCodes = () =>
  within(screen.getByRole('list', { name: 'Backup codes' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const noDialog = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

describe('turning it on', () => {
  it('goes through the secret, a code and the backup codes', async () => {
    const { user, toggle, press, section } = await openTwoFactor();
    expect(toggle).not.toBeChecked();
    await user.click(toggle);
    const dialog = await screen.findByRole('dialog', { name: 'Set up two-factor authentication' });
    expect(dialog).toHaveAccessibleDescription(/^Step 1 of 3/);
    expect(screen.getByRole('img', { name: /^QR code/ })).toBeVisible();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await press('Copy key');
    expect(await navigator.clipboard.readText()).toBe('JBSWY3DPEHPK3PXP');

    await press('Continue');
    expect(dialog).toHaveAccessibleDescription(/^Step 2 of 3/);
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
    await user.paste('123 456');
    await waitFor(() => expect(dialog).toHaveAccessibleDescription(/^Step 3 of 3/));
    expect(new Set(shownCodes()).size).toBe(10);

    await press('Done');
    expect(screen.getByLabelText('I have saved these codes')).toHaveAccessibleDescription(
      'Please check this box.',
    );
    await user.click(screen.getByLabelText('I have saved these codes'));
    await press('Done');
    expect(await screen.findByText('Two-factor authentication is on.')).toBeVisible();
    await noDialog();
    await waitFor(() => expect(toggle).toBeChecked());
    expect(await section.findByText('10 unused codes')).toBeVisible();
  });

  it('shows at the field that a code is wrong, and can go back to the secret', async () => {
    const { user, toggle, press } = await openTwoFactor();
    await user.click(toggle);
    await screen.findByRole('dialog');
    await press('Continue');
    const code = screen.getByLabelText('Code');
    await user.type(code, '12345{Enter}');
    expect(code).toHaveAccessibleDescription(/Please enter the six digits that your app shows\./);
    await user.clear(code);
    await user.type(code, '000000');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/not correct/));
    await press('Back');
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await press('Cancel');
    await noDialog();
    expect(toggle).not.toBeChecked();
  });

  it('is requested once, even if pressed twice', async () => {
    const { user, toggle, calls } = await openTwoFactor();
    const network = holdCalls(/two-factor\/setup$/);
    await user.click(toggle);
    await user.click(toggle);
    network.letGo();
    await screen.findByRole('dialog');
    expect(calls.filter((call) => call === 'POST /user/two-factor/setup')).toHaveLength(1);
  });

  it('explains why it could not start, and stays off', async () => {
    const { user, toggle } = await openTwoFactor();
    await answerNext('startTwoFactor', 500);
    await user.click(toggle);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(toggle).not.toBeChecked();
  });

  it('shows that it was turned on elsewhere', async () => {
    const { user, toggle } = await openTwoFactor();
    const send = (path: string, body?: object) =>
      fetch(`/user/two-factor/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
        ...(body && { body: JSON.stringify(body) }),
      });
    await send('setup');
    await send('activation', { code: '123456' });
    await user.click(toggle);
    await waitFor(() => expect(toggle).toBeChecked());
  });
});

describe('new backup codes', () => {
  it('can be copied, downloaded and printed', async () => {
    const { setUp, press } = await openTwoFactor();
    const saved = savedFiles();
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    await setUp();
    await press('Copy');
    expect(await navigator.clipboard.readText()).toBe(shownCodes().join('\n'));
    await press('Download');
    expect(saved).toHaveLength(1);
    const file = (await saved[0]?.content.text()) ?? '';
    expect(file).toContain('owner@example.com');
    for (const code of shownCodes()) expect(file).toContain(code);
    await press('Print');
    expect(print).toHaveBeenCalledOnce();
  });

  it('ask for confirmation before being closed unsaved', async () => {
    const { user, setUp, press, toggle } = await openTwoFactor();
    await setUp();
    await user.keyboard('{Escape}');
    const question = () => screen.findByRole('alertdialog', { name: /^Close without saving/ });
    await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(shownCodes()).toHaveLength(10);
    await press('Close');
    await user.click(within(await question()).getByRole('button', { name: 'Close anyway' }));
    await noDialog();
    await waitFor(() => expect(toggle).toBeChecked());
  });

  it('stay visible, because the page reloads only after they are closed', async () => {
    const { user, setUp, press } = await openTwoFactor();
    await answerNext('getProfile', 500);
    await setUp();
    expect(shownCodes()).toHaveLength(10);
    await user.click(screen.getByLabelText('I have saved these codes'));
    await press('Done');
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  });

  it('ask for confirmation before the page is left, again if they are not saved after all', async () => {
    const { user, setUp, router } = await openTwoFactor();
    await setUp();
    // The guard comes with effects. Those of a click have run when it ends; those of an answer may still be waiting.
    const saved = screen.getByLabelText('I have saved these codes');
    await user.click(saved);
    await user.click(saved);
    await act(() => router.navigate('/user/avatar'));
    expect(await screen.findByRole('alertdialog', { name: /^Close without saving/ })).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/user/profile/edit'));
  });
});

describe('making new backup codes', () => {
  it('warns that the old ones stop working, and requires a code', async () => {
    const { press, enterCode, section } = await openTwoFactor(protectedUser);
    expect(section.getByText('10 unused codes')).toBeVisible();
    await press('Make new backup codes');
    const dialog = await screen.findByRole('dialog', { name: 'New backup codes' });
    expect(dialog).toHaveAccessibleDescription(/^Your 10 unused codes stop working/);
    await enterCode('000000', 'Make new codes');
    const field = screen.getByLabelText(/^Code from your app/);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/not correct/));
    await enterCode('{Backspace>6/}123456', 'Make new codes');
    expect(await screen.findByRole('list', { name: 'Backup codes' })).toBeVisible();
    expect(dialog).toHaveAccessibleDescription(/^Your old codes do not work anymore/);
  });
});

describe('turning it off', () => {
  it('requires a code or a backup code in any notation', async () => {
    const { user, toggle, enterCode } = await openTwoFactor(protectedUser);
    expect(toggle).toBeChecked();
    await user.click(toggle);
    await screen.findByRole('alertdialog', { name: 'Switch off two-factor authentication?' });
    await enterCode('12345', 'Switch off');
    expect(screen.getByLabelText(/^Code from your app/)).toHaveAccessibleDescription(
      /or a backup code/,
    );
    await enterCode('{Backspace>5/} 97ht–yzk7 ', 'Switch off');
    expect(await screen.findByText('Two-factor authentication is off.')).toBeVisible();
    await waitFor(() => expect(toggle).not.toBeChecked());
  });

  it('keeps it on if canceled', async () => {
    const { user, toggle, press } = await openTwoFactor(protectedUser);
    await user.click(toggle);
    await screen.findByRole('alertdialog');
    await press('Cancel');
    await noDialog();
    expect(toggle).toBeChecked();
    await waitFor(() => expect(toggle).toHaveFocus());
  });
});

describe('after the answer was lost', () => {
  it('two-factor authentication that is on is shown as on, without its codes', async () => {
    const { user, toggle, press } = await openTwoFactor();
    await user.click(toggle);
    await screen.findByRole('dialog', { name: 'Set up two-factor authentication' });
    await press('Continue');
    loseAnswers(/activation$/);
    await user.type(screen.getByLabelText('Code'), '123456');
    expect(await screen.findByText(/your backup codes did not arrive/)).toBeVisible();
    await noDialog();
    await waitFor(() => expect(toggle).toBeChecked());
  });

  it('two-factor authentication that is off is shown as off', async () => {
    const { user, toggle, enterCode } = await openTwoFactor(protectedUser);
    await user.click(toggle);
    loseAnswers(/deactivation$/);
    await enterCode('123456', 'Switch off');
    expect(await screen.findByText('Two-factor authentication is off.')).toBeVisible();
    await noDialog();
  });

  it('new backup codes that were lost are told to be lost, if some of the old ones were used', async () => {
    const { press, enterCode, section, router } = await openTwoFactor(protectedUser);
    let left = 3;
    changeAnswers(/^GET .*two-factor$/, (state) => ({ ...Object(state), backup_codes_left: left }));
    await act(() => router.revalidate());
    expect(await section.findByText('3 unused codes')).toBeVisible();
    await press('Make new backup codes');
    left = 10;
    loseAnswers(/backup-codes$/);
    await enterCode('123456', 'Make new codes');
    expect(await screen.findByText(/but the new ones did not arrive/)).toBeVisible();
    await noDialog();
    expect(await section.findByText('10 unused codes')).toBeVisible();
  });

  it('new backup codes may have been made, if all old ones were unused', async () => {
    const { press, enterCode } = await openTwoFactor(protectedUser);
    await press('Make new backup codes');
    loseAnswers(/backup-codes$/);
    await enterCode('123456', 'Make new codes');
    expect(await screen.findByText(/It may have been done nevertheless/)).toBeVisible();
  });
});
