import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showInFrame } from '#tests/setup/frame.ts';
import { openPage } from '#tests/setup/open-page.tsx';

const opensInTab = async (name: string | RegExp) => {
  const link = await screen.findByRole('link', { name });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
};

describe('inside a frame', () => {
  it.each([
    ['owner@example.com', '/user/dashboard'],
    ['owner@example.com', '/user/profile/edit?from=menu'],
    ['support@example.com', '/admintool96'],
    ['admin@example.com', '/debug'],
  ])('%s opens %s in a new tab', async (as, address) => {
    showInFrame();
    await openPage(address, { as });
    const link = await screen.findByRole('link', { name: 'Open in a new tab' });
    expect(link).toHaveAttribute('href', `/login?_target_path=${encodeURIComponent(address)}`);
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('account pages are not reachable from a calendar', async () => {
    showInFrame();
    const page = await openPage('/c/o1dclb', { as: 'owner@example.com' });
    await opensInTab('Back to your calendars');
    await opensInTab(/^Riverside Sports Rota/);
    await page.router.navigate('/login?_target_path=%2Fuser%2Fdashboard');
    expect(await screen.findByRole('link', { name: 'Open in a new tab' })).toBeVisible();
    await page.router.navigate('/user/avatar');
    expect(await screen.findByRole('link', { name: 'Open in a new tab' })).toBeVisible();
  });

  it.each([
    ['owner@example.com', 'Go to your dashboard'],
    [undefined, 'Go to the login page'],
  ])('the home link for %s opens a new tab', async (as, name) => {
    showInFrame();
    await openPage('/c/nope', as ? { as } : {});
    await opensInTab(name);
  });
});

it('outside a frame, links open in the same tab', async () => {
  await openPage('/c/o1dclb', { as: 'owner@example.com' });
  expect(await screen.findByRole('link', { name: 'Back to your calendars' })).not.toHaveAttribute(
    'target',
  );
  expect(screen.getByRole('link', { name: /^Riverside Sports Rota/ })).not.toHaveAttribute(
    'target',
  );
});
