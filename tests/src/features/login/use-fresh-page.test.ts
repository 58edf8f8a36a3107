import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';
import { fillIn, holdCalls } from './login-form.ts';

const minuteMs = 60_000;

/** Advances the clock without its timers. */
function letPass(minutes: number): void {
  vi.setSystemTime(Date.now() + minutes * minuteMs);
}

/** Returns to the page, with both of the browser's events at once. */
function comeBack(): void {
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
}

afterEach(() => vi.useRealTimers());

describe('a login page on return', () => {
  it.each([
    ['the focus', () => window.dispatchEvent(new Event('focus'))],
    ['becoming visible', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('reloads on %s if 28 minutes have passed since its load', async (_name, happen) => {
    const page = await openPage('/login?source=mail');
    await screen.findByLabelText('Email address');
    letPass(28);
    act(() => {
      happen();
    });
    await waitFor(() => expect(page.loadedPages).toEqual(['reload']));
    await waitFor(() => expect(window.location.search).toBe('?source=mail'));
  });

  it('is unchanged before that', async () => {
    const page = await openPage('/login');
    await screen.findByLabelText('Email address');
    letPass(27);
    comeBack();
    expect(page.loadedPages).toEqual([]);
  });

  it('keeps the typed address and the checkbox, but never the password, and adds no history entry', async () => {
    const page = await openPage('/login?_target_path=%2Fc%2Friv3rs', { basePath: '/kalender' });
    await fillIn(page, 'owner@example.com', 'secret');
    await page.user.click(screen.getByRole('checkbox', { name: 'Stay logged in' }));
    const { length } = window.history;
    letPass(28);
    comeBack();
    const fresh = '/kalender/login?_target_path=%2Fc%2Friv3rs&email=owner%40example.com&edit=true';
    await waitFor(() => expect(page.loadedPages).toEqual(['reload']));
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe(fresh));
    await waitFor(() => expect(window.history.length).toBe(length));
    const kept = [localStorage, sessionStorage, window.history.state].map((one) =>
      JSON.stringify(one),
    );
    expect([document.body.innerHTML, window.location.href, ...kept].join()).not.toContain('secret');

    page.view.unmount();
    await openPage(
      `${window.location.pathname}${window.location.search}`.replace('/kalender', ''),
      {
        basePath: '/kalender',
        historyState: window.history.state,
      },
    );
    expect(await screen.findByLabelText('Email address')).toHaveValue('owner@example.com');
    expect(screen.getByRole('checkbox', { name: 'Stay logged in' })).toBeChecked();
    expect(screen.getByLabelText('Password')).toHaveValue('');
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  });

  it('does not change a read-only address', async () => {
    const page = await openPage('/login?email=owner%40example.com');
    await screen.findByLabelText('Email address');
    letPass(28);
    comeBack();
    await waitFor(() => expect(page.loadedPages).toEqual(['reload']));
    await waitFor(() => expect(window.location.search).toBe('?email=owner%40example.com'));
  });

  it('reloads once, even if it becomes visible and is focused', async () => {
    const page = await openPage('/login');
    await screen.findByLabelText('Email address');
    letPass(28);
    comeBack();
    comeBack();
    await waitFor(() => expect(page.loadedPages).toHaveLength(1));
  });

  it('does not reload while offline, until a return with a connection', async () => {
    const page = await openPage('/login');
    await screen.findByLabelText('Email address');
    letPass(28);
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    comeBack();
    expect(page.loadedPages).toEqual([]);
    onLine.mockReturnValue(true);
    comeBack();
    await waitFor(() => expect(page.loadedPages).toEqual(['reload']));
  });

  it('does not reload during a login', async () => {
    const page = await openPage('/login');
    await fillIn(page, 'owner@example.com');
    const { release } = holdCalls();
    await page.user.keyboard('{Enter}');
    letPass(28);
    comeBack();
    expect(page.loadedPages).toEqual([]);
    release();
    await waitFor(() => expect(page.replacedBy).toEqual(['/user/dashboard']));
  });
});
