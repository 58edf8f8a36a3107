import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MissingCodeError } from '#src/app/missing-code.ts';
import { control } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';

/** Refuses the next calls for the dashboard's data. */
function refuseCalendars(status: number, id: string): { allow: () => void } {
  const answer = fetch;
  let refused = true;
  vi.stubGlobal('fetch', (request: Request, init?: RequestInit) => {
    if (!refused || !(request instanceof Request) || !request.url.endsWith('/user/calendars'))
      return answer(request, init);
    const error = { id, title: 'Refused', message: 'The owner has closed this.' };
    return Promise.resolve(Response.json({ error }, { status }));
  });
  return {
    allow: () => {
      refused = false;
    },
  };
}

/** Opens the dashboard, whose data are refused. */
async function openRefused(status: number, id: string) {
  const page = await openPage('/user/avatar', { as: 'owner@example.com' });
  await screen.findByRole('heading', { level: 1, name: 'Avatar' });
  const { allow } = refuseCalendars(status, id);
  await page.user.click(screen.getByRole('link', { name: 'Shared Calendar' }));
  return { ...page, allow };
}

describe('a page refused by the server', () => {
  it('because its record does not exist leads away, since trying again would not help', async () => {
    await openRefused(404, 'not_found');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('shows the server’s explanation instead of the client’s', async () => {
    await openRefused(403, 'permission_denied');
    expect(await screen.findByRole('heading', { name: 'Not allowed' })).toBeVisible();
    expect(screen.getByText('The owner has closed this.')).toBeVisible();
    expect(screen.queryByText(/Your account does not have the rights/)).toBeNull();
  });

  it.each(['reauth_required', 'two_factor_authentication_code_required'])(
    'because the login is not recent enough (%s) explains this like the dialog, and can be retried',
    async (id) => {
      const page = await openRefused(401, id);
      const dialog = await screen.findByRole('dialog', { name: 'Please confirm your login' });
      await page.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Please confirm your login' }),
      ).toBeVisible();
      expect(
        within(screen.getByRole('main')).getByText(
          /For your security, enter your password again\./,
        ),
      ).toBeVisible();
      page.allow();
      await page.user.click(await screen.findByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('heading', { name: 'Your calendars' })).toBeVisible();
      expect(page.loadedPages).toEqual([]);
    },
  );
});

describe('a page with missing code', () => {
  async function openWithout() {
    const page = await openPage('/c/riv3rs');
    const layout = page.router.routes[0]?.children?.[0]?.id ?? null;
    const loader = () => Promise.reject(new MissingCodeError(true, new Error('The part is gone.')));
    page.router.patchRoutes(layout, [{ path: '/incomplete', loader, Component: () => null }]);
    await act(() => page.router.navigate('/incomplete'));
    await screen.findByRole('heading', { name: 'A part of this page is missing' });
    return page;
  }

  it('reloads on a retry, since the code is gone', async () => {
    const page = await openWithout();
    expect(screen.getByText('missing_code')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(page.loadedPages).toEqual(['reload']));
  });

  it('stays while the server is unreachable, instead of the browser’s own error page', async () => {
    const page = await openWithout();
    await control('offline', { offline: true });
    const button = screen.getByRole('button', { name: 'Try again' });
    await page.user.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
    expect(page.loadedPages).toEqual([]);
  });
});

describe('a page that cannot be loaded', () => {
  it('keeps its title, also in the window', async () => {
    await openRefused(500, 'internal_error');
    expect(await screen.findByRole('heading', { level: 2, name: 'Refused' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Your calendars' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Your calendars – Shared Calendar'));
  });

  it('has it once if only its results cannot be loaded', async () => {
    await openPage('/admintool96/newsletter', {
      as: 'support@example.com',
      controls: { next: { operation: 'searchNewsletterSubscribers', code: 500 } },
    });
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Something went wrong' }),
    ).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await waitFor(() => expect(document.title).toBe('Newsletter – Shared Calendar'));
  });
});
