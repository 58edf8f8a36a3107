import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';

it.each([['/user/notifications', /What we email you about each of your calendars/]])(
  '%s says that it is not here yet, what will be, and that the data is safe',
  async (path, contents) => {
    const page = await openPage(path, { as: 'member@example.com' });
    expect(
      await screen.findByRole('heading', { name: 'This page is still being built' }),
    ).toBeVisible();
    expect(screen.getByText(contents)).toHaveTextContent('Your data and your settings are safe.');
    await page.user.click(screen.getByRole('link', { name: 'Go to your dashboard' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your calendars' })).toBeVisible();
  },
);
