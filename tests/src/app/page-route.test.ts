import { cleanup, screen, waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import { pages } from '#generated/app/pages.ts';
import { createPageRoute } from '#src/app/page-route.ts';
import { dateWriterAtom } from '#src/i18n/formats.ts';
import { Translations } from '#src/i18n/translations.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { control } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { receivedBugs } from '#tests/setup/received-bugs.ts';

it('shows the dashboard before it loads the code of its tooltips’ dates', async () => {
  const whenIdle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => whenIdle.push(act));
  vi.stubGlobal('cancelIdleCallback', () => {});
  const { store } = await openPage('/user/dashboard', { as: 'owner@example.com' });
  await screen.findByRole('heading', { name: 'Your calendars' });
  expect(store.get(dateWriterAtom)).toBeNull();
  await waitFor(() => {
    for (const act of whenIdle.splice(0)) act();
    expect(store.get(dateWriterAtom)?.locale).toBe('en');
  });
  // Cancels what is waiting, while it still can.
  cleanup();
});

it('reports a bug in the code of those dates, which the browser then formats', async () => {
  const whenIdle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => whenIdle.push(act));
  vi.stubGlobal('cancelIdleCallback', () => {});
  const { store } = await openPage('/user/dashboard', { as: 'owner@example.com' });
  await screen.findByRole('heading', { name: 'Your calendars' });
  const reports = receivedBugs();
  // The dates need the calendar defaults, so their code fails.
  store.set(settingsAtom, { ...store.get(settingsAtom), calendarDefaults: null as never });
  for (const act of whenIdle.splice(0)) act();
  const cause = expect.any(TypeError);
  await waitFor(() => expect(reports[0]?.error).toMatchObject({ name: 'MissingCodeError', cause }));
  expect(screen.getByRole('heading', { name: 'Your calendars' })).toBeVisible();
  cleanup();
});

it('fails without its code and records whether the server was reachable', async () => {
  const { i18n } = await openPage('/login');
  await screen.findByLabelText('Email address');
  const store = createStore();
  const translations = new Translations(i18n, store, () =>
    Promise.resolve({ core_js_en: {}, calendar_en: {} }),
  );
  translations.setLanguage('en', 'en');
  const { lazy } = createPageRoute(store, translations)(
    pages.calendarByKey,
    { shape: 'text', lazy: () => Promise.reject(new TypeError('Failed to fetch')) },
    [],
  );
  if (typeof lazy !== 'function') throw new Error('The route loads no code.');

  await expect(lazy()).rejects.toMatchObject({ name: 'MissingCodeError', serverAnswers: true });
  await control('offline', { offline: true });
  await expect(lazy()).rejects.toMatchObject({ name: 'MissingCodeError', serverAnswers: false });
});
