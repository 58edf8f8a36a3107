import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { holdCalls } from '#tests/setup/held-calls.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';

const owner = { as: 'owner@example.com' };

const findSection = async () => within(await screen.findByRole('region', { name: 'Next events' }));

describe('the next events on the dashboard', () => {
  it('are told by day, with time and calendar, and open in their calendars', async () => {
    const page = await openPage('/user/dashboard', owner);
    const section = await findSection();
    expect(await section.findByRole('heading', { level: 3, name: 'Today' })).toBeVisible();
    const [link] = await section.findAllByRole('link');
    expect(link?.getAttribute('href')).toMatch(
      /^\/(ks\w{16}|c\/\w{6})\?date=\d{4}-\d\d-\d\d&event=/,
    );
    expect(section.getByText(/^Times in /)).toBeVisible();
    expect(section.getAllByRole('listitem')).toHaveLength(8);
    expect(section.getByText(/^\d+ more in the next 30 days$/)).toBeVisible();

    await page.user.click(screen.getByRole('button', { name: 'Next events' }));
    const region = screen.getByRole('region', { name: 'Next events' });
    await waitFor(() => expect(region).toHaveFocus());
  });

  it('arrive after the calendars, which do not wait for them', async () => {
    const { router } = await openPage('/user/security', owner);
    const held = holdCalls(/upcoming-events/);
    await act(() => router.navigate('/user/dashboard'));
    expect(await screen.findAllByRole('article')).toHaveLength(8);
    const section = await findSection();
    expect(section.queryAllByRole('listitem')).toEqual([]);
    expect(section.getByText('Loading')).toBeInTheDocument();
    held.letGo();
    expect(await section.findAllByRole('listitem')).toHaveLength(8);
  });

  it('can be read again after an error, beside all calendars', async () => {
    const { router, user } = await openPage('/user/security', owner);
    await answerNext('getUpcomingEvents', 500, 'internal_error');
    await act(() => router.navigate('/user/dashboard'));
    const section = await findSection();
    await user.click(await section.findByRole('button', { name: 'Try again' }));
    expect(await section.findAllByRole('listitem')).toHaveLength(8);
    expect(screen.getAllByRole('article')).toHaveLength(8);
  });

  it('say that there are none', async () => {
    const { router } = await openPage('/user/security', owner);
    await answerNext('getUpcomingEvents', 200, 'none');
    await act(() => router.navigate('/user/dashboard'));
    const section = await findSection();
    expect(await section.findByText('Nothing is planned for the next 30 days.')).toBeVisible();
  });

  it('say that there are more when nobody can count them, and never that there are none', async () => {
    const { router } = await openPage('/user/security', owner);
    await answerNext('getUpcomingEvents', 200, 'uncounted');
    await act(() => router.navigate('/user/dashboard'));
    const section = await findSection();
    expect(await section.findByText('And more in the next 30 days')).toBeVisible();
    expect(section.queryByText(/^Nothing/)).toBeNull();
  });

  it('are read again, once, when the user returns to the page', async () => {
    const { calls } = await openPage('/user/dashboard', owner);
    const section = await findSection();
    expect(await section.findAllByRole('listitem')).toHaveLength(8);
    await answerNext('getUpcomingEvents', 200, 'none');
    // Returning to a tab fires both.
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('focus'));
    });
    expect(await section.findByText('Nothing is planned for the next 30 days.')).toBeVisible();
    expect(calls.filter((call) => call.endsWith('/upcoming-events'))).toHaveLength(2);
  });
});
