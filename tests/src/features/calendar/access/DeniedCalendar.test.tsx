import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';

const heading = () =>
  screen.findByRole('heading', { name: 'You do not have access to this calendar' });

it('a link without any right says whom to ask, and nothing about the calendar', async () => {
  await openPage('/ksroomsnoaccess001');
  expect(await heading()).toBeVisible();
  expect(screen.getByText(/Ask the person who gave you this link/)).toBeVisible();
  expect(document.body).not.toHaveTextContent('Hugo Hafner');
});

it('a calendar that gives a member no right names its owner', async () => {
  const { router } = await openPage('/user/dashboard', { as: 'member@example.com' });
  await takeRights();
  await act(() => router.navigate('/c/riv3rs'));
  expect(await heading()).toBeVisible();
  expect(screen.getByText(/Ask Olivia Owner/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to your calendars' })).toBeVisible();
});

/** As an administrator does meanwhile, with the calendar's main link. */
async function takeRights() {
  const members = '/calendars/ksr0wingclubmain01/members';
  const { results } = await (await fetch(members)).json();
  const { id } = results.find(({ email }: { email: string }) => email === 'member@example.com');
  const answer = await fetch(`${members}/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify({ role: 'no_access' }),
  });
  expect(answer.ok).toBe(true);
}
