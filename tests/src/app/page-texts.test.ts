import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { statusAtom } from '#src/status/status.ts';
import { control } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';

const owner = 'owner@example.com';
const german = { settings: { language: 'de' } };
const failing = { ...german, next: { operation: 'getTranslations', code: 500 } };

describe('the texts of a page', () => {
  it('need no call if the hosting page contains them', async () => {
    const { calls } = await openPage('/login', { controls: german });
    await screen.findByRole('button', { name: 'Anmelden' });
    expect(calls.filter((call) => call.includes('internationalization'))).toEqual([]);
  });

  it('load with one call when another page is opened', async () => {
    const { calls, router } = await openPage('/user/dashboard', { as: owner, controls: german });
    await screen.findByRole('heading', { level: 1, name: 'Ihre Kalender' });
    await act(() => router.navigate('/user/notifications'));
    await screen.findByRole('heading', { level: 1, name: 'E-Mail-Benachrichtigungen' });
    expect(calls.filter((call) => call.includes('internationalization'))).toEqual([
      'GET /v1/internationalization/de/account,notifications/de',
    ]);
  });

  it('fall back to English, with an error message, if they fail to load', async () => {
    const { router } = await openPage('/user/dashboard', { as: owner, controls: failing });
    await screen.findByRole('heading', { level: 1, name: 'Ihre Kalender' });
    await act(() => router.navigate('/user/notifications'));
    await screen.findByRole('heading', { level: 1, name: 'Email notifications' });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Die Abschnitte account, notifications konnten für die Sprache de nicht geladen werden: ./,
    );
  });

  it('clear the message once they have loaded', async () => {
    const { router, store } = await openPage('/user/dashboard', { as: owner, controls: failing });
    await screen.findByRole('heading', { level: 1, name: 'Ihre Kalender' });
    await act(() => router.navigate('/user/notifications'));
    await waitFor(() => expect(store.get(statusAtom)).toMatchObject({ type: 'error' }));
    await act(() => router.revalidate());
    expect(
      await screen.findByRole('heading', { level: 1, name: 'E-Mail-Benachrichtigungen' }),
    ).toBeVisible();
    expect(store.get(statusAtom)).toBeNull();
  });

  it('show no message if the page itself could not be fetched', async () => {
    const { router, store } = await openPage('/c/riv3rs', { as: 'owner@example.com' });
    await screen.findByRole('heading', { level: 1 });
    await control('offline', { offline: true });
    await act(() => router.navigate('/user/dashboard'));
    expect(
      await screen.findByRole('heading', { name: 'Unexpected connection error' }),
    ).toBeVisible();
    expect(store.get(statusAtom)).toBeNull();
  });
});
