import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { keepOrigin } from '#src/session/impersonation-origin.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { control } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';

const banner = () => screen.findByRole('region', { name: 'Impersonation' });
const exitButton = () => screen.findByRole('button', { name: 'Exit impersonation' });

/** A page that staff view as its user. */
async function openImpersonated(address = '/user/dashboard') {
  const page = await openPage(address, {
    as: 'support@example.com',
    viewAs: 'owner@example.com',
  });
  await screen.findByRole('heading', { level: 1 });
  const requests: string[] = [];
  const answer = fetch;
  vi.stubGlobal('fetch', (request: Request | string, init?: RequestInit) => {
    const { pathname, search } = new URL(request instanceof Request ? request.url : request);
    // On a busy machine, the page has time to ask for the news, too.
    if (!/^\/(__mock__|news)/.test(pathname)) requests.push(pathname + search);
    return answer(request, init);
  });
  return { ...page, requests };
}

describe('the impersonation banner', () => {
  it('names the viewed user and offers the exit', async () => {
    await openImpersonated();
    expect((await banner()).textContent).toBe(
      'View calendar as Olivia Owner. Exit impersonation 60 min left',
    );
    expect(await exitButton()).toBeVisible();
  });

  it('is above the header', async () => {
    await openImpersonated();
    const follows = (await banner()).compareDocumentPosition(screen.getByRole('banner'));
    expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('marks the page title and the favicon', async () => {
    await openImpersonated();
    await waitFor(() =>
      expect(document.title).toBe('(Olivia Owner) Your calendars – Shared Calendar'),
    );
    const icons = document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]');
    expect([...icons].at(-1)?.href).toMatch(/favicon-impersonated/);
  });

  it('is absent in a normal session', async () => {
    await openPage('/user/dashboard', { as: 'owner@example.com' });
    await screen.findByRole('heading', { name: 'Your calendars' });
    expect(screen.queryByRole('region', { name: 'Impersonation' })).toBeNull();
    await waitFor(() => expect(document.title).toBe('Your calendars – Shared Calendar'));
    expect(document.querySelector('link[href*="impersonated"]')).toBeNull();
  });
});

describe('the end of an impersonation', () => {
  const open = () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setInterval', 'clearInterval'] });
    return openImpersonated();
  };
  const pass = (minutes: number) => act(() => void vi.advanceTimersByTime(minutes * 60_000));

  it('is announced by the time left', async () => {
    await open();
    expect(screen.getByRole('timer')).toHaveTextContent('60 min left');
    pass(58.5);
    expect(screen.getByRole('timer')).toHaveTextContent('2 min left');
  });

  it('reloads the page', async () => {
    const page = await open();
    pass(59);
    expect(page.requests).toEqual([]);
    pass(1);
    await waitFor(() => expect(page.loadedPages[0]).toBe('reload'));
    // The server has ended it, too.
    expect(page.requests).toEqual(['/is-impersonated']);
  });

  it('is unknown if the hosting page does not tell it', async () => {
    const page = await openImpersonated();
    const { impersonationSecondsLeft: _, ...settings } = page.store.get(settingsAtom);
    act(() => page.store.set(settingsAtom, settings));
    expect(screen.queryByRole('timer')).toBeNull();
    expect(await exitButton()).toBeVisible();
  });
});

describe('exiting an impersonation', () => {
  it('checks that the session is impersonated, calls the exit URL, then reloads', async () => {
    const page = await openImpersonated();
    await page.user.click(await exitButton());
    await waitFor(() => expect(page.loadedPages).toEqual(['reload']));
    expect(page.requests).toEqual(['/is-impersonated', '/impersonation?_switch_user=_exit']);
  });

  it('leads from a page that staff have, too, back to the record from which the tab began it', async () => {
    keepOrigin('/admintool96/users/1?tab=mail');
    const page = await openImpersonated('/user/security');
    await page.user.click(await exitButton());
    await waitFor(() => expect(page.loadedPages).toEqual(['/admintool96/users/1?tab=mail']));

    await openPage('/admintool96/users/1?tab=mail', { as: 'support@example.com' });
    await screen.findByText('You see the product as yourself again.');
    expect(screen.queryByRole('button', { name: 'Back to the user' })).toBeNull();
  });

  it('offers the way back to that record from any other page', async () => {
    keepOrigin('/admintool96/users/1?tab=mail');
    const page = await openImpersonated('/c/riv3rs');
    await page.user.click(await exitButton());
    await waitFor(() => expect(page.loadedPages).toEqual(['reload']));

    const own = await openPage('/user/dashboard', { as: 'support@example.com' });
    await screen.findByText('You see the product as yourself again.');
    await own.user.click(await screen.findByRole('button', { name: 'Back to the user' }));
    expect(own.loadedPages).toEqual(['/admintool96/users/1?tab=mail']);
  });

  it.each([
    ['no page', undefined],
    ['an unsafe address', '//evil.example'],
  ])('offers no way back if the tab remembers %s', async (_, path) => {
    if (path) keepOrigin(path);
    const page = await openImpersonated();
    await page.user.click(await exitButton());
    await waitFor(() => expect(page.loadedPages).toEqual(['reload']));

    await openPage('/user/dashboard', { as: 'support@example.com' });
    await screen.findByText('You see the product as yourself again.');
    expect(screen.queryByRole('button', { name: 'Back to the user' })).toBeNull();
  });

  it.each([404, 405, 410])('sends a POST if the exit URL answers %i', async (status) => {
    const page = await openImpersonated();
    const answer = fetch;
    vi.stubGlobal('fetch', async (request: Request) => {
      const response = await answer(request);
      return new URL(request.url).pathname === '/impersonation'
        ? new Response(null, { status })
        : response;
    });
    await page.user.click(await exitButton());
    await waitFor(() => expect(page.loadedPages).toEqual(['reload']));
    expect(page.requests).toEqual([
      '/is-impersonated',
      '/impersonation?_switch_user=_exit',
      '/exit-impersonation',
    ]);
  });

  it('uses the exit URL from the hosting page', async () => {
    const page = await openImpersonated();
    const settings = page.store.get(settingsAtom);
    const impersonationExitUrl = '/switch-back?from=bar';
    act(() => page.store.set(settingsAtom, { ...settings, impersonationExitUrl }));
    await page.user.click(await exitButton());
    await waitFor(() => expect(page.loadedPages).toEqual(['reload']));
    expect(page.requests).toContain('/switch-back?from=bar&_switch_user=_exit');
  });

  it('only reloads if the session is no longer impersonated', async () => {
    const page = await openImpersonated();
    await control('session', { as: 'support@example.com' });
    await page.user.click(await exitButton());
    await waitFor(() => expect(page.loadedPages).toEqual(['reload']));
    expect(page.requests).toEqual(['/is-impersonated']);
  });

  it('leaves nothing if the server says that nobody is impersonated, and reloads', async () => {
    const page = await openImpersonated();
    await control('next', { operation: 'getImpersonation', code: 200, example: 'ordinary' });
    await page.user.click(await exitButton());
    await waitFor(() => expect(page.loadedPages).toEqual(['reload']));
    expect(page.requests).toEqual(['/is-impersonated']);
  });

  it.each(['getImpersonation', 'exitImpersonationByUrl'])(
    'reloads if %s fails with account_no_permission',
    async (operation) => {
      const page = await openImpersonated();
      await control('next', { operation, code: 403, example: 'account_no_permission' });
      await page.user.click(await exitButton());
      await waitFor(() => expect(page.loadedPages).toEqual(['reload']));
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it.each(['getImpersonation', 'exitImpersonationByUrl'])(
    'explains why %s failed otherwise, and can be retried',
    async (operation) => {
      const page = await openImpersonated();
      await control('next', { operation, code: 500 });
      await page.user.click(await exitButton());
      expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
      expect(page.loadedPages).toEqual([]);
      await page.user.click(await exitButton());
      await waitFor(() => expect(page.loadedPages).toEqual(['reload']));
    },
  );

  it('ignores a second press while pending', async () => {
    const page = await openImpersonated();
    await page.user.dblClick(await exitButton());
    await waitFor(() => expect(page.loadedPages).toEqual(['reload']));
    await page.user.click(await exitButton());
    expect(page.requests.filter((path) => path === '/is-impersonated')).toHaveLength(1);
    expect(await exitButton()).toHaveAttribute('aria-busy', 'true');
  });
});
