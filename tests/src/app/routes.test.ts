import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('who may see a page', () => {
  it('leads visitors to the login, and remembers where they wanted to go', async () => {
    await openPage('/user/dashboard?query=rowing');
    await heading('Welcome back');
    expect(window.location.pathname).toBe('/login');
    expect(new URLSearchParams(window.location.search).get('_target_path')).toBe(
      '/user/dashboard?query=rowing',
    );
  });

  it('remembers the path without the base', async () => {
    await openPage('/user/dashboard', { basePath: '/kalender' });
    await heading('Welcome back');
    expect(window.location.pathname).toBe('/kalender/login');
    expect(new URLSearchParams(window.location.search).get('_target_path')).toBe('/user/dashboard');
  });

  it.each(['member@example.com', 'tester@example.com'])(
    'refuses %s the admin tool in clear words, without asking the server',
    async (as) => {
      await openPage('/admintool96', { as });
      await heading('Not allowed');
      expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute(
        'href',
        '/user/dashboard',
      );
    },
  );

  it('leads visitors of the admin tool to the login', async () => {
    await openPage('/admintool96');
    await heading('Welcome back');
  });
});

describe('addresses', () => {
  it('lead from the root to the dashboard', async () => {
    await openPage('/', { as: 'owner@example.com' });
    await heading('Your calendars');
    expect(window.location.pathname).toBe('/user/dashboard');
  });

  it.each(['/nothing-here', '/user/nothing', '/ksshort', '/c'])(
    'know no page at %s',
    async (path) => {
      await openPage(path, { as: 'owner@example.com' });
      await heading('Page not found');
      await waitFor(() => expect(document.title).toBe('Page not found – Shared Calendar'));
    },
  );

  it.each(['/ksr0wingclubmain01', '/c/riv3rs', '/events/pointer/abc'])(
    'of calendars, such as %s, say honestly that views are not here yet',
    async (path) => {
      await openPage(path);
      expect(await screen.findByText('This calendar can not be shown here yet')).toBeVisible();
    },
  );

  it('name the page in the title of the window', async () => {
    await openPage('/login');
    await waitFor(() => expect(document.title).toBe('Log in – Shared Calendar'));
  });
});

it('moves the focus to the content of a new page', async () => {
  const page = await openPage('/login');
  await page.user.click(await screen.findByRole('link', { name: 'Create an account' }));
  await heading('Create an account');
  expect(screen.getByRole('main')).toHaveFocus();
});
