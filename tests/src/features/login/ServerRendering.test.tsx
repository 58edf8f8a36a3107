import { createStore, Provider } from 'jotai';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import contract from '#generated/app/document.json' with { type: 'json' };

const browserGlobals = [
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
];

/** The markup of a page rendered without browser globals, both when its module is evaluated and when it renders. */
async function writtenOnServer(address: string): Promise<string> {
  vi.resetModules();
  for (const name of browserGlobals) vi.stubGlobal(name, undefined);
  try {
    const { createI18n } = await import('#src/i18n/i18n.ts');
    const { I18nProvider } = await import('#src/i18n/I18nProvider.tsx');
    const { settingsAtom } = await import('#src/settings/settings-atom.ts');
    const { parseHostSettings } = await import('#src/settings/host-settings.ts');
    const { Component: LoginPage } = await import('#src/features/login/LoginPage.tsx');
    const { Component: RegisterPage } = await import('#src/features/login/RegisterPage.tsx');
    const store = createStore();
    const [settings] = contract.components.schemas.HostSettings.examples;
    store.set(
      settingsAtom,
      parseHostSettings(
        JSON.stringify(settings),
        new URL('https://calendar.example/calendar/login'),
      ),
    );
    return renderToString(
      <Provider store={store}>
        <I18nProvider i18n={createI18n()}>
          <MemoryRouter initialEntries={[address]}>
            {address.startsWith('/login') ? <LoginPage /> : <RegisterPage />}
          </MemoryRouter>
        </I18nProvider>
      </Provider>,
    );
  } finally {
    vi.unstubAllGlobals();
  }
}

it('renders the login form on a server', async () => {
  const html = await writtenOnServer('/login?email=owner%40example.com');
  expect(html).toContain('<form');
  expect(html).toMatch(/<input[^>]+value="owner@example.com"/);
  expect(html).toContain('autoComplete="current-password"');
});

it('renders the registration form on a server', async () => {
  expect(await writtenOnServer('/register')).toContain('autoComplete="new-password"');
});
