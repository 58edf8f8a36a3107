import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import english from '#generated/messages/english.json' with { type: 'json' };
import { I18nProvider } from '#src/i18n/I18nProvider.tsx';
import { addMessages } from '#src/i18n/i18n.ts';
import type { HostSettings } from '#src/settings/host-settings.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { textsIn } from './texts.ts';

/**
 * Renders parts of the kit in English.
 * @param settings those of the hosting page, for parts that read some.
 */
export async function renderInKit(content: ReactNode, settings?: HostSettings) {
  const i18n = await textsIn('en');
  // A page has its texts before it is rendered; those that are missing would change while a test reads them.
  for (const messages of Object.values(english)) addMessages(i18n, 'en', messages);
  const store = createStore();
  if (settings) store.set(settingsAtom, settings);
  const view = render(content, {
    wrapper: ({ children }) => (
      <Provider store={store}>
        <I18nProvider i18n={i18n}>{children}</I18nProvider>
      </Provider>
    ),
  });
  return { ...view, i18n, store, user: userEvent.setup() };
}
