import { screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import { pages } from '#generated/app/pages.ts';
import { hostSettings } from '#mocks/page/host-settings.ts';
import { createPageRoute } from '#src/app/page-route.ts';
import { dateWriterAtom } from '#src/i18n/formats.ts';
import { Translations } from '#src/i18n/translations.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { control } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';

/** The texts of a page, as the routes get them. */
async function pageTexts() {
  const { i18n } = await openPage('/login');
  await screen.findByLabelText('Email address');
  const store = createStore();
  const translations = new Translations(i18n, store, () =>
    Promise.resolve({ core_js_en: {}, calendar_en: {} }),
  );
  translations.setLanguage('en', 'en');
  return { store, translations };
}

it('shows a page before it loads the code of dates that are shown on demand', async () => {
  const { store, translations } = await pageTexts();
  store.set(settingsAtom, hostSettings('', null));
  const whenIdle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => whenIdle.push(act));
  vi.stubGlobal('cancelIdleCallback', () => {});
  const { loader } = createPageRoute(store, translations)(pages.calendarByKey, {
    shape: 'text',
    load: { Component: () => null },
    dates: 'on demand',
  });
  if (typeof loader !== 'function') throw new Error('The route has no loader.');
  // The router passes these arguments to the loader of the page itself.
  await loader({} as never, undefined as never);
  expect(store.get(dateWriterAtom)).toBeNull();
  for (const act of whenIdle) act();
  await vi.waitFor(() => expect(store.get(dateWriterAtom)?.locale).toBe('en'));
});

it('fails without its code and records whether the server was reachable', async () => {
  const { store, translations } = await pageTexts();
  const { loader } = createPageRoute(store, translations)(pages.calendarByKey, {
    shape: 'text',
    load: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  if (typeof loader !== 'function') throw new Error('The route has no loader.');
  // The router passes these arguments to the loader of the page itself.
  const load = () => Promise.resolve(loader({} as never, undefined as never));

  await expect(load()).rejects.toMatchObject({ name: 'MissingCodeError', serverAnswers: true });
  await control('offline', { offline: true });
  await expect(load()).rejects.toMatchObject({ name: 'MissingCodeError', serverAnswers: false });
});
