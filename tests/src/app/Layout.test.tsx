import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { statusAtom } from '#src/status/status.ts';
import { openPage } from '#tests/setup/open-page.tsx';

async function openLogin() {
  const page = await openPage('/login');
  await screen.findByLabelText('Email address');
  return page;
}

const leave = async (page: Awaited<ReturnType<typeof openPage>>) => {
  await page.user.click(screen.getByRole('link', { name: 'Create an account' }));
  await screen.findByRole('heading', { name: 'Create an account' });
};

describe('the frame of every page', () => {
  it('shows the status message that any part of the client sets', async () => {
    const page = await openLogin();
    act(() => page.store.set(statusAtom, { type: 'alert', title: 'Title', text: 'One\nTwo' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Title');
  });

  it.each([
    ['an error', { type: 'error', text: 'Not saved' }],
    ['a kept message', { type: 'info', text: 'Not saved', keep: true }],
    ['a passing message', { type: 'success', text: 'Not saved' }],
  ] as const)('keeps %s on navigation until it expires or is closed', async (_what, message) => {
    const page = await openLogin();
    act(() => page.store.set(statusAtom, message));
    await leave(page);
    expect(screen.getByText('Not saved')).toBeVisible();
  });

  it('keeps every message if only the query changes', async () => {
    const page = await openPage('/user/dashboard', { as: 'owner@example.com' });
    await screen.findByRole('heading', { name: 'Your calendars' });
    act(() => page.store.set(statusAtom, { type: 'error', text: 'Not saved' }));
    await page.user.type(screen.getByLabelText('Search your calendars'), 'row');
    expect(screen.getByText('Not saved')).toBeVisible();
  });
});
