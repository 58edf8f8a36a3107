import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changeLanguageAtom } from '#src/i18n/change-language.ts';
import { openPage } from '#tests/setup/open-page.tsx';

type Page = Awaited<ReturnType<typeof openPage>>;

async function logIn({ user }: Page, email: string, password: string) {
  await user.clear(await screen.findByRole('textbox'));
  await user.type(screen.getByRole('textbox'), email);
  await user.type(document.querySelector('input[type=password]') ?? document.body, password);
  await user.keyboard('{Enter}');
}

describe('the error of a form', () => {
  it('switches languages with the page if the client wrote it', async () => {
    const page = await openPage('/login');
    await logIn(page, 'cut@example.com', 'calendar');
    expect(await screen.findByText('Unexpected connection error')).toBeVisible();
    await act(() => page.store.set(changeLanguageAtom, 'de'));
    expect(await screen.findByText('Unerwarteter Verbindungsfehler')).toBeVisible();
    expect(screen.getByText(/Website von Shared Calendar ist anscheinend/)).toBeVisible();
  });

  it('is requested from the server in the page’s language, even after a switch', async () => {
    const page = await openPage('/login', { controls: { settings: { language: 'de' } } });
    await logIn(page, 'owner@example.com', 'wrong');
    expect(await screen.findByText('Anmeldung fehlgeschlagen')).toBeVisible();
    await act(() => page.store.set(changeLanguageAtom, 'en'));
    await logIn(page, 'owner@example.com', 'wrong');
    expect(await screen.findByText('Login failed')).toBeVisible();
  });
});
