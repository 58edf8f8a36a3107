import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newsAtom } from '#src/features/header/panel/news.ts';
import { answerNext, control } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import {
  callsTo,
  changeSettings,
  chooseHelp,
  menuItems,
  openMenu,
  type Page,
  stubIdle,
} from './header-page.ts';

const day = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString();

let browser: ReturnType<typeof stubIdle>;
beforeEach(() => {
  browser = stubIdle();
});

/** Waits until the page is shown and the browser, once idle, has requested the news. */
async function loadNews({ store }: Page): Promise<void> {
  await screen.findByRole('heading', { level: 1 });
  browser.becomeIdle();
  const news = await waitFor(() => {
    const current = store.get(newsAtom);
    expect(current).not.toBeNull();
    return current;
  });
  await act(() => Promise.allSettled([news?.items]));
}

/** The dot is decoration; the button's description says the same. */
async function expectDot(): Promise<void> {
  const button = await screen.findByRole('button', { name: 'Help and news' });
  await waitFor(() => expect(button).toHaveAccessibleDescription('New'));
}

function expectNoDot(): void {
  const button = screen.getByRole('button', { name: 'Help and news' });
  expect(button).not.toHaveAccessibleDescription();
}

describe('the info menu', () => {
  it('has tour, assistant, help and news, in this order', async () => {
    const page = await openPage('/login');
    expect(await menuItems(page, 'Help and news')).toEqual([
      ['Quick tour video', 'https://help.calendar.example/quick-tour'],
      ['Support Assistant', null],
      ['Help Center', 'https://help.calendar.example/'],
      ['News & Tips', null],
    ]);
  });

  it('opens other sites in new tabs without a referrer', async () => {
    const page = await openPage('/login');
    const menu = await openMenu(page, 'Help and news');
    for (const name of ['Quick tour video', 'Help Center']) {
      const link = within(menu).getByRole('menuitem', { name });
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      expect(link).toHaveAccessibleDescription('Opens in a new tab');
    }
  });

  it('omits items without a setting', async () => {
    const page = await openPage('/login');
    await screen.findByRole('button', { name: 'Help and news' });
    const { supportAssistantUrl: _, ...rest } = JSON.parse(
      document.getElementById('app-settings')?.textContent ?? '',
    );
    changeSettings(page, { ...rest, links: { news: 'https://help.calendar.example/news' } });
    expect((await menuItems(page, 'Help and news')).map(([label]) => label)).toEqual([
      'Support Assistant',
      'News & Tips',
    ]);
    await page.user.keyboard('{Escape}');
    changeSettings(page, { links: {}, supportAssistantUrl: 'data:text/html,no' });
    expect(screen.queryByRole('button', { name: /Help and news/ })).toBeNull();
  });
});

describe('the news dot', () => {
  it('appears if news are newer than the last-seen date', async () => {
    localStorage.setItem('news-last-seen', daysAgo(10));
    const page = await openPage('/login');
    await loadNews(page);
    await expectDot();
    const menu = await openMenu(page, 'Help and news');
    expect(within(menu).getByRole('menuitem', { name: 'News & Tips' })).toHaveAccessibleDescription(
      'New',
    );
  });

  it('appears for a user who has never seen the news', async () => {
    const page = await openPage('/login');
    await loadNews(page);
    await expectDot();
  });

  it('is hidden if all news were seen', async () => {
    localStorage.setItem('news-last-seen', daysAgo(1));
    const page = await openPage('/login');
    await loadNews(page);
    expectNoDot();
  });

  it('is hidden for news older than 90 days', async () => {
    const page = await openPage('/login');
    // The service's clock is fixed, so its news are old by now.
    await control('clock', { now: daysAgo(120) });
    await loadNews(page);
    expectNoDot();
  });

  it('is hidden, without an error, if the news cannot be loaded', async () => {
    const page = await openPage('/login');
    await answerNext('listNews', 500);
    await loadNews(page);
    expectNoDot();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(page.view.container).not.toHaveTextContent('Something went wrong');
  });

  it('disappears for good when the news are opened', async () => {
    const page = await openPage('/login');
    await loadNews(page);
    await expectDot();
    await chooseHelp(page, 'News & Tips');
    await screen.findByRole('complementary', { name: 'News & Tips' });
    await waitFor(expectNoDot);
    await waitFor(() =>
      expect(Date.parse(String(localStorage.getItem('news-last-seen')))).toBeGreaterThan(
        Date.now() - day,
      ),
    );
    page.view.unmount();

    await loadNews(await openPage('/login'));
    expectNoDot();
  });
});

describe('the call for the news', () => {
  it('waits for the browser to be idle and happens once per page load', async () => {
    const page = await openPage('/login');
    const sent = vi.spyOn(globalThis, 'fetch');
    await screen.findByRole('heading', { level: 1 });
    expect(callsTo(sent, '/news')).toHaveLength(0);
    browser.becomeIdle();
    await expectDot();
    await page.router.navigate('/register');
    await screen.findByRole('heading', { level: 1, name: 'Create an account' });
    browser.becomeIdle();
    await chooseHelp(page, 'News & Tips');
    await screen.findByRole('link', { name: 'Share a calendar with a link' });
    const [call, ...more] = callsTo(sent, '/news');
    expect(new URL(String(call?.url)).search).toBe('?language=en');
    expect(more).toEqual([]);
  });

  it('is skipped if the hosting page has no news', async () => {
    const page = await openPage('/login');
    const sent = vi.spyOn(globalThis, 'fetch');
    await screen.findByRole('heading', { level: 1 });
    changeSettings(page, { links: {} });
    browser.becomeIdle();
    await openMenu(page, 'Help and news');
    expect(callsTo(sent, '/news')).toHaveLength(0);
  });
});
