import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { I18nProvider } from '#src/i18n/I18nProvider.tsx';
import { textsIn } from './texts.ts';

/** Renders parts of the kit in English. */
export async function renderInKit(content: ReactNode) {
  const i18n = await textsIn('en');
  const store = createStore();
  const view = render(content, {
    wrapper: ({ children }) => (
      <Provider store={store}>
        <I18nProvider i18n={i18n}>{children}</I18nProvider>
      </Provider>
    ),
  });
  return { ...view, i18n, store, user: userEvent.setup() };
}
