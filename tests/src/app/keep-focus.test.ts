import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { control } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { beIdle, findOfflineRegion } from '#tests/setup/page-banners.ts';
import { patience } from '#tests/setup/patience.ts';

const owner = 'owner@example.com';
const main = () => screen.getByRole('main');

/** Presses a control by keyboard. */
async function press(
  { user }: Awaited<ReturnType<typeof openPage>>,
  role: string,
  name: string,
): Promise<void> {
  const pressed = await screen.findByRole(role, { name });
  act(() => pressed.focus());
  await user.keyboard('{Enter}');
}

describe('the focus of a control that disappears after use', () => {
  it('moves as the control decides: clearing a search focuses its field', async () => {
    const page = await openPage('/admintool96?query=zzzzzz', { as: 'admin@example.com' });
    await press(page, 'link', 'Clear search');
    await screen.findByRole('table', { name: 'Search results' });
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
  });

  it('moves to the content if a retry loads the page', async () => {
    const page = await openPage('/user/dashboard', {
      as: owner,
      controls: { next: { operation: 'listCalendars', code: 500 } },
    });
    await press(page, 'button', 'Try again');
    await screen.findByRole('heading', { name: 'Your calendars' });
    await waitFor(() => expect(main()).toHaveFocus());
  });

  it('moves to the content once the connection is back', async () => {
    beIdle();
    const page = await openPage('/user/dashboard', { as: owner });
    await screen.findByRole('heading', { name: 'Your calendars' });
    await findOfflineRegion();
    act(() => void window.dispatchEvent(new Event('offline')));
    await press(page, 'button', 'Try again');
    await waitFor(() => expect(main()).toHaveFocus());
  });

  it('stays in its panel', async () => {
    const page = await openPage('/login');
    await control('next', { operation: 'listNews', code: 500 });
    await press(page, 'button', 'Help and news');
    const entry = await screen.findByRole('menuitem', { name: 'News & Tips' });
    await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
    await page.user.keyboard('n');
    await waitFor(() => expect(entry).toHaveFocus());
    await page.user.keyboard('{Enter}');
    const panel = await screen.findByRole('complementary', { name: 'News & Tips' });
    await press(page, 'button', 'Try again');
    await within(panel).findAllByRole('listitem');
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
    await page.user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Help and news' })).toHaveFocus(),
    );
  });
});

it('does not move the focus after it was removed on purpose', async () => {
  const page = await openPage('/user/dashboard', {
    as: owner,
    controls: { next: { operation: 'listCalendars', code: 500 } },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  act(() => retry.focus());
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  act(() => retry.blur());
  vi.runAllTimers();
  act(() => retry.click());
  await vi.waitFor(() => expect(retry).not.toBeInTheDocument(), patience);
  vi.runAllTimers();
  vi.useRealTimers();
  await waitFor(() => expect(document.body).toHaveFocus());
  page.view.unmount();
});
