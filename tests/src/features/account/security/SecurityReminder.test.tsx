import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loseAnswers } from '#tests/setup/lost-answers.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';

const reminder = () => screen.queryByRole('region', { name: 'Is everything still right?' });

async function openReminder(as = 'owner@example.com') {
  const page = await openPage('/user/security', { as });
  const block = within(await screen.findByRole('region', { name: 'Is everything still right?' }));
  return { ...page, block };
}

const check = async () => (await (await fetch('/user/profile')).json()).security_check;

describe('the yearly reminder on the security page', () => {
  it('names the day of the last check', async () => {
    const { block } = await openReminder();
    expect(block.getByText(/^You last checked this page on .*20\d\d\./)).toBeVisible();
  });

  it('has no such day for a user who has never checked', async () => {
    const { block } = await openReminder('member@example.com');
    expect(block.getByText(/^Look through this page once a year/)).toBeVisible();
  });

  it('goes away once everything is said to be right, and leaves the focus in the page', async () => {
    const { block, user } = await openReminder();
    const before = await check();
    await user.click(block.getByRole('button', { name: 'Everything is right' }));
    expect(await screen.findByText(/We will remind you again in a year\.$/)).toBeVisible();
    await waitFor(() => expect(reminder()).toBeNull());
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    const after = await check();
    expect(after.is_due).toBe(false);
    expect(Date.parse(after.checked_at)).toBeGreaterThan(Date.parse(before.checked_at));
  });

  it('can be put off', async () => {
    const { block, user } = await openReminder();
    const { checked_at } = await check();
    await user.click(block.getByRole('button', { name: 'Remind me in 30 days' }));
    expect(await screen.findByText('We will remind you again in 30 days.')).toBeVisible();
    await waitFor(() => expect(reminder()).toBeNull());
    expect(await check()).toEqual({ checked_at, is_due: false });
  });

  it('stays if the server refuses', async () => {
    const { block, user } = await openReminder();
    await answerNext('setSecurityCheck', 500);
    await user.click(block.getByRole('button', { name: 'Everything is right' }));
    expect(await screen.findByText(/We will remind you again\./)).toBeVisible();
    expect(reminder()).toBeVisible();
  });

  it.each(['Everything is right', 'Remind me in 30 days'])(
    'is answered although the server’s answer was lost: %s',
    async (name) => {
      const { block, user } = await openReminder();
      loseAnswers(/^PUT/);
      await user.click(block.getByRole('button', { name }));
      expect(
        await screen.findByText(/We will remind you again in (a year|30 days)\.$/),
      ).toBeVisible();
      await waitFor(() => expect(reminder()).toBeNull());
    },
  );

  it('is not for staff who view the product as the user', async () => {
    await openPage('/user/security', {
      as: 'support@example.com',
      viewAs: 'owner@example.com',
    });
    await screen.findByRole('region', { name: 'Security check' });
    expect(reminder()).toBeNull();
  });
});
