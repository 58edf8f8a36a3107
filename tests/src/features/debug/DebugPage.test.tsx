import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { noteCall } from '#src/api/call-log.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { openPage } from '#tests/setup/open-page.tsx';

async function openDebug() {
  const page = await openPage('/debug', { as: 'admin@example.com' });
  await screen.findByRole('heading', { level: 1, name: 'Debug' });
  return page;
}

const table = (name: string) => screen.getByRole('table', { name });
const row = (tableName: string, name: string | RegExp) => {
  const header = within(table(tableName)).getByRole('rowheader', { name });
  return header.closest('tr') as HTMLElement;
};

/** The text of a part of the page. */
const fact = (part: string, name: string) => {
  const term = within(screen.getByRole('region', { name: part })).getByText(name);
  return term.nextElementSibling as HTMLElement;
};

it('has a heading for each of its sections, and a link to it', async () => {
  await openDebug();
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Settings', 'Session', 'Translation', 'Last calls', 'Storage']);
  for (const link of within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole(
    'link',
  )) {
    const target = document.querySelector(link.getAttribute('href') ?? 'none');
    expect(target).toHaveAccessibleName(link.textContent);
  }
});

describe('the settings', () => {
  it('are complete, with nested ones listed by path', async () => {
    await openDebug();
    expect(fact('Settings', 'appTitle')).toHaveTextContent('Shared Calendar');
    expect(fact('Settings', 'appKey')).toHaveTextContent('null');
    expect(fact('Settings', 'calendarDefaults.weekStart')).toHaveTextContent('1');
    expect(fact('Settings', 'user.roles')).toHaveTextContent('["ROLE_ADMIN"]');
  });

  it('can be copied as JSON', async () => {
    const page = await openDebug();
    await page.user.click(screen.getByRole('button', { name: 'Copy as JSON' }));
    expect(await screen.findByText('Copied')).toBeInTheDocument();
    const copied = JSON.parse(await navigator.clipboard.readText());
    const { draftKey: _, ...settings } = page.store.get(settingsAtom);
    expect(copied).toEqual(settings);
  });

  it('are shown and copied without the secret of the drafts', async () => {
    const page = await openDebug();
    const { draftKey } = page.store.get(settingsAtom);
    expect(draftKey).toMatch(/^[0-9a-f]{64}$/);
    await page.user.click(screen.getByRole('button', { name: 'Copy as JSON' }));
    await screen.findByText('Copied');
    const copied = await navigator.clipboard.readText();
    expect(document.body.textContent + copied).toContain('Ada Admin');
    expect(document.body.textContent + copied).not.toContain('draftKey');
    expect(document.body.textContent + copied).not.toContain(draftKey);
  });
});

describe('the session', () => {
  it('lists the user and the roles, including implied ones', async () => {
    await openDebug();
    expect(fact('Session', 'User')).toHaveTextContent('Ada Admin (6)');
    const roles = within(fact('Session', 'Roles'));
    expect(roles.getByText('ROLE_ADMIN')).toBeVisible();
    for (const role of ['ROLE_SALES', 'ROLE_SUPPORT', 'ROLE_TESTUSER']) {
      expect(roles.getByText(`${role}, implied`)).toBeVisible();
    }
    expect(roles.queryByText(/ROLE_USER/)).not.toBeInTheDocument();
  });

  it('shows whether the page is framed, visible and impersonated', async () => {
    await openDebug();
    expect(fact('Session', 'Impersonated')).toHaveTextContent('false');
    expect(fact('Session', 'In a frame')).toHaveTextContent('false');
    expect(fact('Session', 'Document visibility')).toHaveTextContent('visible');
  });

  it('follows other tabs', async () => {
    await openDebug();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    localStorage.setItem('user-state', '{"userId":7}');
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await waitFor(() => {
      expect(fact('Session', 'Document visibility')).toHaveTextContent('hidden');
    });
    expect(fact('Session', 'user-state')).toHaveTextContent('{"userId":7}');
  });
});

it('shows language, dates, week rule, and the loaded sections with their number of texts', async () => {
  await openDebug();
  expect(fact('Translation', 'Language')).toHaveTextContent('en');
  expect(fact('Translation', 'Date locale')).toHaveTextContent('en');
  expect(fact('Translation', '24-hour times')).toHaveTextContent('false');
  expect(fact('Translation', 'First day of the week')).toHaveTextContent('1 (Monday)');
  expect(fact('Translation', 'Day-of-year threshold')).toHaveTextContent('4');
  expect(fact('Translation', 'Loaded sections')).toHaveTextContent(/debug \([3-9]\d\)/);
});

it('counts the texts of another language', async () => {
  await openPage('/debug', {
    as: 'admin@example.com',
    controls: { settings: { language: 'en-xa' } },
  });
  const name = await screen.findByText(/Ļöåðéð/);
  expect(name.nextElementSibling).toHaveTextContent(/debug \([3-9]\d\)/);
});

describe('the storage', () => {
  const noteIt = () => {
    localStorage.setItem('theme', 'system');
    localStorage.setItem('note', 'remember');
  };

  it('lists entries that can be removed, and the focus moves to the confirmation', async () => {
    noteIt();
    const page = await openDebug();
    expect(row('Storage', 'note')).toHaveTextContent(/Local storage.*8 bytes.*remember/);
    await page.user.click(screen.getByRole('button', { name: 'Remove note' }));
    await waitFor(() => expect(localStorage.getItem('note')).toBeNull());
    expect(within(table('Storage')).queryByRole('rowheader', { name: 'note' })).toBeNull();
    await waitFor(() => expect(screen.getByText('“note” was removed.')).toHaveFocus());
    await waitFor(() => expect(localStorage.getItem('theme')).toBe('system'));
  });

  it('hides removed entries, however often they return', async () => {
    const page = await openDebug();
    for (let time = 0; time < 3; time += 1) {
      noteIt();
      act(() => void window.dispatchEvent(new Event('focus')));
      await page.user.click(screen.getByRole('button', { name: 'Remove note' }));
      expect(within(table('Storage')).queryByRole('rowheader', { name: 'note' })).toBeNull();
    }
  });

  it('is cleared by a second press, which names the action', async () => {
    noteIt();
    const page = await openDebug();
    const entries = localStorage.length;
    const clear = screen.getByRole('button', { name: 'Clear all' });
    await page.user.click(clear);
    await waitFor(() => expect(localStorage).toHaveLength(entries));
    expect(clear).toHaveAccessibleName(`Clear all ${entries} entries`);
    await page.user.click(clear);
    await waitFor(() => expect(localStorage).toHaveLength(0));
    await waitFor(() => expect(screen.getByText('The storage was cleared.')).toHaveFocus());
  });

  it.each([
    ['Escape', '{Escape}'],
    ['leaving the button', '{Tab}'],
  ])('is not cleared if %s cancels the first press', async (_what, keys) => {
    noteIt();
    const page = await openDebug();
    const clear = screen.getByRole('button', { name: 'Clear all' });
    await page.user.click(clear);
    await page.user.keyboard(keys);
    expect(clear).toHaveAccessibleName('Clear all');
    await page.user.click(clear);
    await waitFor(() => expect(localStorage.getItem('note')).toBe('remember'));
  });

  it('is not cleared by a double click', async () => {
    noteIt();
    const page = await openDebug();
    await page.user.dblClick(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(localStorage.getItem('note')).toBe('remember'));
  });
});

it('lists the latest calls, newest first, and newer ones on request', async () => {
  const page = await openDebug();
  const refresh = screen.getByRole('button', { name: 'Refresh' });
  noteCall('get', '/calls/1')({ outcome: 'answered', status: 200 });
  noteCall('post', '/calls/2')({ outcome: 'failed', errorId: 'lost' });
  noteCall('post', '/calls/3')({ outcome: 'failed', status: 422, errorId: 'wrong' });
  noteCall('get', '/calls/4')({ outcome: 'canceled' });
  noteCall('get', '/calls/5');
  expect(screen.queryByText('GET /calls/1')).not.toBeInTheDocument();
  await page.user.click(refresh);
  const [, ...rows] = within(table('Last calls')).getAllByRole('row');
  expect(rows.slice(0, 5).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^GET \/calls\/5Under way/),
    expect.stringMatching(/^GET \/calls\/4Canceled.* ms$/),
    expect.stringMatching(/^POST \/calls\/3422wrong.* ms$/),
    expect.stringMatching(/^POST \/calls\/2No answerlost.* ms$/),
    expect.stringMatching(/^GET \/calls\/1200.* ms$/),
  ]);
});

it('shows when a call was sent in the format of the settings', async () => {
  const controls = { settings: { use24hTimes: true } };
  const { user } = await openPage('/debug', { as: 'admin@example.com', controls });
  await screen.findByRole('heading', { level: 1, name: 'Debug' });
  noteCall('get', '/calls/6');
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(screen.getByRole('row', { name: /calls\/6/ })).toHaveTextContent(
    /Under way\d\d:\d\d:\d\d$/,
  );
});
