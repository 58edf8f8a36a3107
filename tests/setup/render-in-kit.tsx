import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { KitWords } from '#src/app/KitWords.tsx';
import { textsIn } from './texts.ts';

/** Renders parts of the kit with the words that the app gives them, in English. */
export async function renderInKit(content: ReactNode) {
  const i18n = await textsIn('en');
  const view = render(content, {
    wrapper: ({ children }) => (
      <I18nextProvider i18n={i18n}>
        <KitWords>{children}</KitWords>
      </I18nextProvider>
    ),
  });
  return { ...view, i18n, user: userEvent.setup() };
}
