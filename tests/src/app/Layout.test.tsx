import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
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

describe('the height of banners and header', () => {
  const { style } = document.documentElement;
  afterEach(() => {
    vi.restoreAllMocks();
    style.cssText = '';
  });

  it('is set for the styles only while it is not the header’s alone', async () => {
    const observers: (() => void)[] = [];
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(observer: () => void) {
          observers.push(observer);
        }
        observe() {}
        disconnect() {}
      },
    );
    const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get');
    const resize = (pixels: number) => {
      height.mockReturnValue(pixels);
      for (const observer of observers) observer();
    };
    style.setProperty('--header', '56px');
    await openLogin();
    resize(56);
    expect(style.getPropertyValue('--top-height')).toBe('');
    resize(96);
    expect(style.getPropertyValue('--top-height')).toBe('96px');
    resize(56);
    expect(style.getPropertyValue('--top-height')).toBe('');
  });
});
