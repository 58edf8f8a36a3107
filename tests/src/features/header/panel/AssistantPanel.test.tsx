import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { panelAtom } from '#src/features/header/help-state.ts';
import { changeLanguageAtom } from '#src/i18n/change-language.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { chooseHelp } from '../header-page.ts';

async function openAssistant() {
  const page = await openPage('/login');
  await chooseHelp(page, 'Support Assistant');
  const panel = await screen.findByRole('complementary', { name: 'Support Assistant' });
  return { ...page, panel, frame: within(panel).getByTitle('Support Assistant') };
}

describe('the support assistant', () => {
  it('is a sidebar with a sandboxed frame, which gets the language and the client', async () => {
    const { frame } = await openAssistant();
    const address = new URL(String(frame.getAttribute('src')));
    expect(address.pathname).toBe('/resources/assistant/index.html');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      language: 'en',
      chatIntegrationClientId: 'demo-chat-client',
    });
    const rights = String(frame.getAttribute('sandbox')).split(' ');
    expect(rights).toContain('allow-scripts');
    expect(rights).not.toContain('allow-same-origin');
    expect(rights.filter((right) => right.startsWith('allow-top'))).toEqual([]);
    expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  });

  it('gets the chosen language', async () => {
    const page = await openPage('/login');
    await act(async () => page.store.set(changeLanguageAtom, 'de'));
    act(() => page.store.set(panelAtom, 'assistant'));
    const frame = await screen.findByTitle(/assist/i);
    expect(new URL(String(frame.getAttribute('src'))).searchParams.get('language')).toBe('de');
  });

  it('takes the focus and returns it on Escape', async () => {
    const { user, panel } = await openAssistant();
    await waitFor(() => expect(within(panel).getByRole('button', { name: 'Close' })).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(panel).not.toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Help and news/ })).toHaveFocus(),
    );
  });

  it('closes with its button, too', async () => {
    const { user, panel } = await openAssistant();
    await user.click(within(panel).getByRole('button', { name: 'Close' }));
    expect(panel).not.toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Help and news/ })).toHaveFocus(),
    );
  });

  it('does not move the focus if Escape is pressed elsewhere', async () => {
    const { user, panel } = await openAssistant();
    const field = await screen.findByLabelText('Email address');
    await user.click(field);
    await user.keyboard('{Escape}');
    expect(panel).not.toBeInTheDocument();
    await waitFor(() => expect(field).toHaveFocus());
  });

  it('leaves Escape to a menu that is open above it', async () => {
    const { user, panel } = await openAssistant();
    await user.click(screen.getByRole('button', { name: 'Log in or create an account' }));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(panel).toBeInTheDocument();
  });

  it('stays open on navigation, with its conversation', async () => {
    const { router, panel, frame } = await openAssistant();
    await router.navigate('/register');
    await screen.findByRole('heading', { name: 'Create an account' });
    expect(panel).toBeInTheDocument();
    expect(frame).toBeInTheDocument();
  });

  it('closes for the news', async () => {
    const page = await openAssistant();
    await chooseHelp(page, 'News & Tips');
    const news = await screen.findByRole('complementary', { name: 'News & Tips' });
    expect(screen.getAllByRole('complementary')).toEqual([news]);
  });
});
