import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';

const why = 'Only the account’s owner can do this.';

describe.each([
  [
    '/user/security/devices',
    [
      'Rename Calendar app on iPhone',
      'Log out Calendar app on iPhone',
      'Log out all',
      'Log out everywhere',
    ],
  ],
  [
    '/user/profile/edit',
    [
      'Set as primary: olivia@riverside.example',
      'Remove olivia@riverside.example',
      'Add address',
      'Remove Riverside rowing club',
    ],
    'Show all 8 calendars',
  ],
  ['/user/security', ['Change password']],
])('on %s', (address, names, opener?: string) => {
  const open = async ({ user }: Awaited<ReturnType<typeof openPage>>) => {
    if (opener) await user.click(await screen.findByRole('button', { name: opener }));
  };

  it('staff who view the product as a user cannot do what only users may, and learn why', async () => {
    const page = await openPage(address, {
      as: 'support@example.com',
      viewAs: 'owner@example.com',
    });
    await open(page);
    for (const name of names) {
      const button = await screen.findByRole('button', { name });
      expect(button, name).toHaveAttribute('aria-disabled', 'true');
      expect(button, name).toHaveAccessibleDescription(why);
      await page.user.click(button);
    }
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(page.calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
  });

  it('users themselves can', async () => {
    await open(await openPage(address, { as: 'owner@example.com' }));
    for (const name of names) {
      const button = await screen.findByRole('button', { name });
      expect(button, name).not.toHaveAttribute('aria-disabled', 'true');
    }
  });
});

it.each([
  ['/user/security', ['Current password', 'New password'], 'Change password'],
  ['/user/profile/edit', ['Add an email address'], 'Add address'],
])(
  'on %s, they cannot fill in the form that they may not send, and read why',
  async (address, labels, name) => {
    const page = await openPage(address, {
      as: 'support@example.com',
      viewAs: 'owner@example.com',
    });
    const button = await screen.findByRole('button', { name });
    const form = button.closest('form');
    for (const label of labels) expect(screen.getByLabelText(label)).toBeDisabled();
    expect(within(form ?? document.body).getByText(why)).toBeVisible();
    await page.user.click(button);
    await waitFor(() => expect(button).toHaveFocus());
    expect(form).not.toHaveTextContent('Please fill in this field.');
  },
);

it('a calendar’s menu says why it does not remove the calendar', async () => {
  const page = await openPage('/user/dashboard', {
    as: 'support@example.com',
    viewAs: 'owner@example.com',
  });
  const name = 'Actions for Riverside rowing club';
  await page.user.click(await screen.findByRole('button', { name }));
  const removal = await screen.findByRole('menuitem', { name: 'Remove…' });
  expect(removal).toHaveAttribute('aria-disabled', 'true');
  expect(removal).toHaveAccessibleDescription(why);
  await page.user.click(removal);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it.each([
  ['/user/security', 'two-factor@example.com', 'button', 'Make new backup codes'],
  ['/user/profile/edit', 'owner@example.com', 'switch', 'Ask for a code when I log in'],
])(
  'on %s, the second factor of %s stays as it is meanwhile',
  async (address, viewAs, role, name) => {
    const page = await openPage(address, { as: 'support@example.com', viewAs });
    const control = await screen.findByRole(role, { name });
    expect(control).toHaveAttribute('aria-disabled', 'true');
    expect(control).toHaveAccessibleDescription(why);
    await page.user.click(control);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(page.calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
  },
);
