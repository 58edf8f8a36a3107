import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';

async function openSecurity(as = 'owner@example.com') {
  const page = await openPage('/user/security', { as });
  const check = within(await screen.findByRole('region', { name: 'Security check' }));
  return { ...page, check };
}

it('has the password and two-factor authentication', async () => {
  await openSecurity();
  expect(screen.getByRole('region', { name: 'Password' })).toBeVisible();
  const section = within(screen.getByRole('region', { name: 'Two-factor authentication' }));
  expect(
    await section.findByRole('switch', { name: 'Ask for a code when I log in' }),
  ).not.toBeChecked();
});

describe('the security check', () => {
  it('sends the link to an unconfirmed address again', async () => {
    const { check, user, calls } = await openSecurity('member@example.com');
    expect(check.getByText('1 is not confirmed yet')).toBeVisible();
    await user.click(check.getByRole('button', { name: /^Send link again: / }));
    expect(await screen.findByText(/^We sent the link to /)).toBeVisible();
    expect(calls.some((call) => /^POST .*\/verification$/.test(call))).toBe(true);
  });

  it('leads to the addresses if all are confirmed', async () => {
    const { check } = await openSecurity();
    expect(check.getByText('All are confirmed')).toBeVisible();
    expect(check.getByRole('link', { name: 'Manage addresses' })).toHaveAttribute(
      'href',
      '/user/profile/edit#addresses',
    );
  });

  it('counts the devices, and leads to them', async () => {
    const { check, user } = await openSecurity();
    expect(await check.findByText(/^You are logged in on \d+ devices$/)).toBeVisible();
    await user.click(check.getByRole('link', { name: 'Manage devices' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Connected devices' }),
    ).toBeVisible();
  });

  it('says that the devices are unknown, and keeps the rest usable', async () => {
    const { user } = await openPage('/user/profile/edit', { as: 'owner@example.com' });
    await screen.findByRole('heading', { level: 1, name: 'Profile' });
    await answerNext('listDevices', 500);
    const pages = within(screen.getByRole('navigation', { name: 'Your account' }));
    await user.click(pages.getByRole('link', { name: 'Sign-in and security' }));
    const check = within(await screen.findByRole('region', { name: 'Security check' }));
    expect(await check.findByText('Could not be checked')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change password' })).toBeVisible();
  });
});
