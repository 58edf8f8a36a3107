import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { statusAtom } from '#src/status/status.ts';
import { openPage } from '#tests/setup/open-page.tsx';

const german = { settings: { language: 'de' } };

describe('the texts of a page', () => {
  it('need no call when the hosting page brought them along', async () => {
    const { calls } = await openPage('/login', { controls: german });
    await screen.findByRole('button', { name: 'Anmelden' });
    expect(calls).toEqual([]);
  });

  it('come in one call when another page is opened', async () => {
    const { calls, router } = await openPage('/login', { controls: german });
    await screen.findByRole('button', { name: 'Anmelden' });
    await router.navigate('/c/abc123');
    await screen.findByRole('heading', { level: 1 });
    expect(calls).toEqual(['GET /v1/internationalization/de/calendar/de']);
  });

  it('are English, with the reason as a message, when they do not arrive', async () => {
    const { router, store } = await openPage('/login', {
      controls: { ...german, next: { operation: 'loadTranslations', code: 500 } },
    });
    await screen.findByRole('button', { name: 'Anmelden' });
    await router.navigate('/c/abc123');
    await screen.findByRole('heading', { level: 1, name: 'Calendar' });
    expect(store.get(statusAtom)).toEqual({
      type: 'error',
      text: expect.stringMatching(
        /^Could not load sections calendar for language de: The request failed/,
      ),
    });
  });
});
