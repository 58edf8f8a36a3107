import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { receiveBugs } from '#src/util/bug-report.ts';
import { control } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { beIdle, findOfflineRegion } from '#tests/setup/page-banners.ts';

beforeEach(beIdle);
afterEach(() => vi.useRealTimers());

/** The browser's events when the network goes down or comes back. */
function network(event: 'offline' | 'online'): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(event === 'online');
  act(() => void window.dispatchEvent(new Event(event)));
}

const text = /You are offline\. What you see may be out of date\./;

/** Opens the dashboard; returns the paths fetched from here on. */
async function openDashboard() {
  const page = await openPage('/user/dashboard', { as: 'owner@example.com' });
  await screen.findByRole('heading', { name: 'Your calendars' });
  const region = await findOfflineRegion();
  const requests: string[] = [];
  const answer = fetch;
  vi.stubGlobal('fetch', (request: Request | string, init?: RequestInit) => {
    const { pathname, search } = new URL(request instanceof Request ? request.url : request);
    // The query distinguishes the check for the server from the header's request for news.
    requests.push(pathname + search);
    return answer(request, init);
  });
  return { ...page, region, requests };
}

describe('a page that goes offline', () => {
  it('announces it in its live region and keeps its content', async () => {
    const { region } = await openDashboard();
    expect(region).toBeEmptyDOMElement();
    network('offline');
    expect(region).toHaveTextContent(text);
    expect(screen.getByRole('heading', { name: 'Your calendars' })).toBeVisible();
  });

  it('shows it from the start if there is no connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await openDashboard();
    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('when the connection returns, the page', () => {
  it('refetches its data and announces it', async () => {
    const { requests } = await openDashboard();
    network('offline');
    network('online');
    expect(await screen.findByText('You are online again.')).toBeVisible();
    expect(screen.queryByText(text)).toBeNull();
    await waitFor(() => expect(requests).toContain('/user/calendars'));
    expect(screen.getByRole('heading', { name: 'Your calendars' })).toBeVisible();
  });

  it('waits until the server is reachable, too', async () => {
    const { requests } = await openDashboard();
    network('offline');
    await control('offline', { offline: true });
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    network('online');
    await waitFor(() => expect(requests).toContain('/news'));
    expect(requests).not.toContain('/user/calendars');
    expect(screen.getByText(text)).toBeVisible();
    await control('offline', { offline: false });
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(await screen.findByText('You are online again.')).toBeVisible();
  });

  it('shows content that could not be fetched before', async () => {
    const page = await openPage('/user/avatar', { as: 'owner@example.com' });
    await screen.findByRole('heading', { level: 1, name: 'Avatar' });
    await findOfflineRegion();
    network('offline');
    await control('offline', { offline: true });
    await act(() => page.router.navigate('/user/dashboard'));
    expect(
      await screen.findByRole('heading', { name: 'Unexpected connection error' }),
    ).toBeVisible();
    await control('offline', { offline: false });
    network('online');
    expect(await screen.findByRole('heading', { name: 'Your calendars' })).toBeVisible();
  });
});

describe('a manual retry', () => {
  it('puts the page back online if the server answers', async () => {
    const { user } = await openDashboard();
    network('offline');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You are online again.')).toBeVisible();
  });

  it('keeps the page offline if the server does not answer', async () => {
    const { user, requests } = await openDashboard();
    network('offline');
    await control('offline', { offline: true });
    const button = screen.getByRole('button', { name: 'Try again' });
    await user.click(button);
    await waitFor(() => expect(requests).toContain('/news'));
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
    expect(screen.getByText(text)).toBeVisible();
    expect(requests).not.toContain('/user/calendars');
  });

  it('is discarded if the connection drops again before the answer', async () => {
    const { user } = await openDashboard();
    network('offline');
    const held = Promise.withResolvers<void>();
    const answer = fetch;
    const signals: AbortSignal[] = [];
    vi.stubGlobal('fetch', async (request: Request) => {
      signals.push(request.signal);
      const response = await answer(request);
      await held.promise;
      return response;
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(signals).toHaveLength(1));
    const button = screen.getByRole('button', { name: 'Try again' });
    expect(button.querySelector('.spinner'), 'shows that it is at work').toBeInTheDocument();
    network('online');
    await waitFor(() => expect(signals).toHaveLength(2));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    network('offline');
    await act(async () => held.resolve());
    expect(button).toHaveAttribute('aria-busy', 'false');
    expect(screen.getByText(text)).toBeVisible();
  });

  it('reports no error if the server answers with one', async () => {
    const { user } = await openDashboard();
    // Replaces the receiver set by the start.
    const report = vi.fn();
    onTestFinished(receiveBugs(report));
    network('offline');
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 502 })));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
    const reported = report.mock.calls.map(([{ facts }]) => facts.call);
    expect(reported).not.toContain('get /news');
  });

  it('counts a refusal as an answer, since visitors can be online', async () => {
    const { user } = await openPage('/login');
    await screen.findByLabelText('Email address');
    await findOfflineRegion();
    network('offline');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You are online again.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
