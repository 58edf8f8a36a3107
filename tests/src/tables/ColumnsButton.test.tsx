import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';
import { savedFiles } from '#tests/setup/saved-files.ts';

const support = 'support@example.com';
const admin = 'admin@example.com';
const open = (address: string, as = support) => openPage(`/admintool96${address}`, { as });
const heads = async () =>
  (await screen.findAllByRole('columnheader')).map((head) => head.getAttribute('aria-label'));
const item = (name: string) => screen.findByRole('menuitemcheckbox', { name });

type Page = Awaited<ReturnType<typeof open>>;

async function openMenu({ user }: Page) {
  await user.click(await screen.findByRole('button', { name: /columns$/i }));
  return screen.findByRole('menu', { name: /columns$/i });
}

async function closeMenu({ user }: Page) {
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
}

/** Few rows, which the tests read fast. */
const emails = '?kind=emails&query=owner%40example.com&pageLimit=5';
const emailColumns = ['Subject', 'Recipient', 'Kind', 'Server reply', 'Sent at'];
const withoutReply = emailColumns.filter((name) => name !== 'Server reply');

describe('the columns of a table', () => {
  it('are hidden and shown again in a menu that stays open', async () => {
    const page = await open(emails);
    expect(await heads()).toEqual(emailColumns);
    const menu = await openMenu(page);
    const reply = await item('Server reply');
    expect(reply).toBeChecked();
    await page.user.click(reply);
    expect(reply).not.toBeChecked();
    expect(await heads()).toEqual(withoutReply);
    await page.user.click(await item('Kind'));
    expect(await heads()).toEqual(['Subject', 'Recipient', 'Sent at']);
    await page.user.click(reply);
    expect(await heads()).toEqual(emailColumns.filter((name) => name !== 'Kind'));
    expect(menu).toBeVisible();
    await closeMenu(page);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '4 of 5 columns' })).toHaveFocus(),
    );
  });

  it('do not include the one that names the row, nor its actions', async () => {
    const page = await open('/domains?query=example.com&pageLimit=5');
    await openMenu(page);
    const domain = await item('Domain');
    expect(domain).toBeChecked();
    expect(domain).toHaveAttribute('aria-disabled', 'true');
    expect(domain).toHaveAccessibleDescription('Always shown');
    const before = await heads();
    await page.user.click(domain);
    expect(await heads()).toEqual(before);
    expect(screen.queryByRole('menuitemcheckbox', { name: 'Actions' })).toBeNull();
  });

  it('stay as chosen on the next visit, for this user and this table only', async () => {
    const calendars = '?query=olivia';
    const first = await open(calendars);
    const all = await heads();
    expect(all).toContain('Created');
    await openMenu(first);
    await first.user.click(await item('Created'));
    await closeMenu(first);
    await act(() => first.router.navigate('/admintool96?kind=users&query=olivia'));
    await screen.findByRole('columnheader', { name: 'Last login' });
    expect(await heads()).toContain('Created');
    first.view.unmount();

    const other = await open(calendars, admin);
    expect(await heads()).toEqual(all);
    other.view.unmount();

    await open(calendars);
    expect(await heads()).toEqual(all.filter((name) => name !== 'Created'));
  });

  it('are reset to all of them', async () => {
    const page = await open('/organizations/11', admin);
    await screen.findByRole('table', { name: 'Invoices' });
    const shown = () =>
      within(screen.getByRole('table', { name: 'Invoices' })).getAllByRole('columnheader').length;
    const all = shown();
    await openMenu(page);
    expect(screen.getByRole('menuitem', { name: 'Reset to default' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.user.click(await item('Due'));
    await page.user.click(await item('Paid on'));
    expect(shown()).toBe(all - 2);
    await page.user.click(screen.getByRole('menuitem', { name: 'Reset to default' }));
    await waitFor(() => expect(shown()).toBe(all));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Columns' })).toHaveFocus());
    await waitFor(() =>
      expect(Object.keys(localStorage).filter((key) => key.includes('columns'))).toEqual([]),
    );
  });

  it('are all shown if what is stored is not theirs', async () => {
    const page = await open(emails);
    await openMenu(page);
    await page.user.click(await item('Kind'));
    const [key = ''] = Object.keys(localStorage).filter((name) => name.includes('columns'));
    page.view.unmount();

    localStorage.setItem(key, '{"subject":true} subject __proto__ toString <b>');
    const next = await open(emails);
    expect(await heads()).toEqual(emailColumns);
    await openMenu(next);
    await next.user.click(await item('Kind'));
    await waitFor(() => expect(localStorage.getItem(key)).toBe('kind'));
  });

  it('are fewer beside another window, which is remembered apart from the whole window', async () => {
    const createWindow = (width: number) =>
      vi.stubGlobal('matchMedia', (query: string) => {
        const [, from = '0', to = from] = /^\((\d+)px <= width < (\d+)px\)$/.exec(query) ?? [];
        return Object.assign(new EventTarget(), { matches: width >= +from && width < +to });
      });
    createWindow(960);
    const page = await open(emails);
    const withoutKind = emailColumns.filter((name) => name !== 'Kind');
    expect(await heads()).toEqual(withoutKind);
    expect(screen.getByRole('button', { name: '4 of 5 columns' })).toBeVisible();
    await openMenu(page);
    expect(screen.getByRole('menuitem', { name: 'Reset to default' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.user.click(await item('Kind'));
    expect(await heads()).toEqual(emailColumns);
    page.view.unmount();

    const next = await open(emails);
    expect(await heads()).toEqual(emailColumns);
    await openMenu(next);
    await next.user.click(await item('Server reply'));
    next.view.unmount();

    createWindow(1280);
    const wide = await open(emails);
    expect(await heads()).toEqual(emailColumns);
    wide.view.unmount();

    createWindow(960);
    const narrow = await open(emails);
    expect(await heads()).toEqual(withoutReply);
    await openMenu(narrow);
    await narrow.user.click(screen.getByRole('menuitem', { name: 'Reset to default' }));
    await waitFor(async () => expect(await heads()).toEqual(withoutKind));
    await waitFor(() =>
      expect(Object.keys(localStorage).filter((key) => key.includes('columns'))).toEqual([]),
    );
  });

  it('are all in the CSV file, which the menu says', async () => {
    const page = await open(emails);
    const files = savedFiles();
    const menu = await openMenu(page);
    expect(menu).toHaveTextContent('CSV files contain every column.');
    await page.user.click(await item('Server reply'));
    await closeMenu(page);
    await page.user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect((await files[0]?.content.text())?.trim()).toMatch(
      new RegExp(`^\\ufeff?${emailColumns.join(',')}\r\n`),
    );
  });

  it.each([
    ['Keys', '/calendars/101', 'Created', 6],
    ['Calendars', '/organizations/11?tab=calendars', 'Owner', 5],
    ['Devices', '/users/1?tab=security', 'Place', 5],
  ])('are chosen in the table %s of a record, too', async (title, address, name, count) => {
    const page = await open(address);
    const table = within(await screen.findByRole('table', { name: title }));
    expect(table.getAllByRole('columnheader')).toHaveLength(count);
    const menu = await openMenu(page);
    expect(menu).not.toHaveTextContent('CSV');
    await page.user.click(await item(name));
    expect(table.getAllByRole('columnheader')).toHaveLength(count - 1);
    await closeMenu(page);
    expect(screen.getByRole('button', { name: `${count - 1} of ${count} columns` })).toBeVisible();
  });

  it('do not include the switch of a key, either', async () => {
    const page = await open('/calendars/101');
    await openMenu(page);
    expect(await item('Active')).toHaveAttribute('aria-disabled', 'true');
    expect(await item('Active')).toBeChecked();
  });

  it('need no choice if there are few', async () => {
    await open('?kind=newsletter&pageLimit=5');
    await screen.findByRole('columnheader', { name: 'Changed' });
    expect(screen.queryByRole('button', { name: /columns$/i })).toBeNull();
  });
});
