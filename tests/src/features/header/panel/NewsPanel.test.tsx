import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadFreshNewsAtom } from '#src/features/header/panel/news.ts';
import { changeLanguageAtom } from '#src/i18n/change-language.ts';
import { receiveBugs } from '#src/util/bug-report.ts';
import { consoleOutput } from '#tests/setup/console.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { callsTo, chooseHelp } from '../header-page.ts';

async function openNews() {
  const page = await openPage('/login');
  return { ...page, open: () => chooseHelp(page, 'News & Tips') };
}

const panel = (name = 'News & Tips') => screen.findByRole('complementary', { name });

describe('news and tips', () => {
  it('are listed with their dates, each linking to its page in a new tab', async () => {
    const { open } = await openNews();
    await open();
    const items = await within(await panel()).findAllByRole('listitem');
    expect(items).toHaveLength(3);
    const [newest] = items;
    if (!newest) throw new Error('There is no newest item.');
    const link = within(newest).getByRole('link', { name: 'Share a calendar with a link' });
    expect(link).toHaveAttribute('href', 'https://news.calendar.example/share-with-a-link');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const date = new Date(Date.now() - 6 * 24 * 60 * 60 * 1000);
    const written = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
    expect(newest.querySelector('time')?.textContent).toContain(
      written.format(date).split(',').at(-1),
    );
  });

  it('are marked as new if they are', async () => {
    const { open } = await openNews();
    await open();
    const items = await within(await panel()).findAllByRole('listitem');
    expect(items.map((item) => within(item).queryByText('New') !== null)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('are bounded, however many the server sends', async () => {
    const { open } = await openNews();
    const item = { title: 'News', date: '2026-11-01', url: 'https://news.calendar.example/' };
    const results = Array.from({ length: 1001 }, (_, id) => ({ id, ...item }));
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ results })));
    await open();
    const shown = within(await panel());
    expect(await shown.findByRole('alert')).toHaveTextContent('This list is too long');
    expect(shown.getByRole('list').children).toHaveLength(1000);
  });

  it('link to all news', async () => {
    const { open } = await openNews();
    await open();
    expect(within(await panel()).getByRole('link', { name: 'All news' })).toHaveAttribute(
      'href',
      'https://help.calendar.example/news',
    );
  });

  it('say so if there are none', async () => {
    const { open } = await openNews();
    await answerNext('listNews', 200, 'none');
    await open();
    expect(await within(await panel()).findByText('No news yet')).toBeVisible();
  });

  it('show an error and can be retried', async () => {
    const { open, user } = await openNews();
    await answerNext('listNews', 500);
    await open();
    expect(await within(await panel()).findByRole('alert')).toBeVisible();
    expect(within(await panel()).getByRole('button', { name: 'Copy error ID' })).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('news-last-seen')).toBeNull());
    await user.click(within(await panel()).getByRole('button', { name: 'Try again' }));
    expect(await within(await panel()).findAllByRole('listitem')).toHaveLength(3);
    await waitFor(() => expect(localStorage.getItem('news-last-seen')).not.toBeNull());
  });

  it('reload in the chosen language', async () => {
    const { open, store } = await openNews();
    const sent = vi.spyOn(globalThis, 'fetch');
    await open();
    expect(await within(await panel()).findAllByRole('listitem')).toHaveLength(3);
    await act(async () => store.set(changeLanguageAtom, 'de'));
    const languages = () => callsTo(sent, '/news').map(({ url }) => new URL(url).search);
    await waitFor(() => expect(languages()).toEqual(['?language=en', '?language=de']));
    expect(
      await within(await panel('Neuigkeiten und Tipps')).findAllByRole('listitem'),
    ).toHaveLength(3);
  });

  it('appear if their language is selected again after a late answer', async () => {
    const { open, store } = await openNews();
    const held = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    const answer = fetch;
    vi.stubGlobal('fetch', async (request: Request) => {
      if (new URL(request.url).pathname !== '/news') return answer(request);
      await held.promise;
      return answer(request).finally(answered.resolve);
    });
    store.set(loadFreshNewsAtom, 'en');
    await act(async () => store.set(changeLanguageAtom, 'fr'));
    held.resolve();
    await act(() => answered.promise);
    await act(async () => store.set(changeLanguageAtom, 'en'));
    await open();
    expect(await within(await panel()).findAllByRole('listitem')).toHaveLength(3);
  });

  it('never link to anything but a web address', async () => {
    const { open } = await openNews();
    const item = { id: 1, date: '2026-02-20T09:00:00Z', title: 'A trap', url: 'javascript:a()' };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ results: [item] })));
    await open();
    expect((await within(await panel()).findByText('A trap')).getAttribute('href')).toBeNull();
  });

  it('are listed and count as seen, even with an invalid date', async () => {
    const { open } = await openNews();
    const url = 'https://news.calendar.example/';
    const dates = ['soon', '2016-12-31T23:59:60Z', '2016-12-31T12:00:00Z'];
    const items = dates.map((date, id) => ({ id, date, title: `News ${id}`, url }));
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ results: items })));
    await open();
    const shown = await within(await panel()).findAllByRole('listitem');
    expect(shown.map((item) => item.querySelector('time')?.textContent)).toEqual([
      'soon',
      '2016-12-31T23:59:60Z',
      'Dec 31, 2016',
    ]);
    await waitFor(() => expect(localStorage.getItem('news-last-seen')).toMatch(/Z$/));
  });

  it.each([
    ['no list of them', {}],
    ['a list containing null', { results: [null] }],
  ])('show an error if the response has %s, and can be retried', async (_what, body) => {
    const { open } = await openNews();
    const answer = fetch;
    vi.stubGlobal('fetch', (request: Request) =>
      request.url.includes('/news?') ? Promise.resolve(Response.json(body)) : answer(request),
    );
    await open();
    const news = within(await panel());
    expect(await news.findByText('Unexpected server error')).toBeVisible();
    expect(news.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('keep the page usable if an item cannot be rendered, and report the bug', async () => {
    const { open } = await openNews();
    const report = vi.fn();
    onTestFinished(receiveBugs(report));
    const answer = fetch;
    const item = { id: 1, date: '2026-01-01', title: { text: 'New' }, url: 'https://example.com/' };
    vi.stubGlobal('fetch', (request: Request) =>
      request.url.includes('/news?')
        ? Promise.resolve(Response.json({ results: [item] }))
        : answer(request),
    );
    await open();
    const news = within(await panel());
    expect(await news.findByText('This part of the page could not be shown.')).toBeVisible();
    expect(screen.getByRole('main')).toBeVisible();
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ error: expect.any(Error) }));
    vi.stubGlobal('fetch', answer);
    consoleOutput.length = 0;
  });
});
