import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { makeHostSettings } from '#generated/fixtures/app.ts';
import { KitWords } from '#src/app/KitWords.tsx';
import { MoreKitWords } from '#src/app/MoreKitWords.tsx';
import { I18nProvider } from '#src/i18n/I18nProvider.tsx';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { textsIn } from './texts.ts';

/** Renders parts of the kit with the app's words in English. */
export async function renderInKit(content: ReactNode) {
  const i18n = await textsIn('en');
  const store = createStore();
  store.set(settingsAtom, makeHostSettings({ appTitle: 'Shared Calendar' }));
  const view = render(content, {
    wrapper: ({ children }) => (
      <Provider store={store}>
        <I18nProvider i18n={i18n}>
          <KitWords>
            <MoreKitWords>{children}</MoreKitWords>
          </KitWords>
        </I18nProvider>
      </Provider>
    ),
  });
  return { ...view, i18n, store, user: userEvent.setup() };
}
