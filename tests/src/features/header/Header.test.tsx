import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';

async function menuItems(page: Awaited<ReturnType<typeof openPage>>, button: string | RegExp) {
  await page.user.click(await screen.findByRole('button', { name: button }));
  const menu = await screen.findByRole('menu');
  return within(menu)
    .getAllByRole('menuitem')
    .map((item) => [item.textContent, item.getAttribute('href')]);
}

describe('the account menu', () => {
  it('offers a visitor to log in or register, and nothing else', async () => {
    const page = await openPage('/login');
    expect(await menuItems(page, 'Log in or register')).toEqual([
      ['Log in', '/login'],
      ['Register', '/register'],
    ]);
  });

  it('offers a user the dashboard and the way out', async () => {
    const page = await openPage('/user/dashboard', { as: 'owner@example.com' });
    expect(await menuItems(page, 'Account of Olivia Owner')).toEqual([
      ['Dashboard', '/user/dashboard'],
      ['Logout Olivia Owner', '/logout'],
    ]);
  });

  it.each(['admin@example.com', 'support@example.com', 'sales@example.com'])(
    'offers %s the admin tool',
    async (as) => {
      const page = await openPage('/user/dashboard', { as });
      expect(await menuItems(page, /^Account of/)).toContainEqual(['Admin', '/admintool96']);
    },
  );

  it('does not offer test users the admin tool', async () => {
    const page = await openPage('/user/dashboard', { as: 'tester@example.com' });
    expect(await menuItems(page, /^Account of/)).toHaveLength(2);
  });

  it('opens by the keyboard, and gives the focus back when closed', async () => {
    const page = await openPage('/user/dashboard', { as: 'owner@example.com' });
    const button = await screen.findByRole('button', { name: /^Account of/ });
    button.focus();
    await page.user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('menu')).toBeVisible();
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  });
});

describe('the colours', () => {
  it('change at a press and are remembered', async () => {
    const page = await openPage('/login');
    await page.user.click(await screen.findByRole('button', { name: 'Use dark colours' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    page.view.unmount();
    document.documentElement.removeAttribute('data-theme');

    await openPage('/login');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(await screen.findByRole('button', { name: 'Use light colours' })).toBeVisible();
  });
});
