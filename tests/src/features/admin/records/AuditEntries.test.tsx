import { screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { AuditEntries } from '#src/features/admin/records/AuditEntries.tsx';
import type { AuditEntry } from '#src/features/admin/records/audit-filters.ts';
import { dayMs, type Moment, momentAt } from '#src/util/dates.ts';
import { renderInKit } from '#tests/setup/render-in-kit.tsx';

const ada = { id: 6, name: 'Ada Admin', email: 'admin@example.com' };
const suki = { id: 7, name: 'Suki Support', email: 'support@example.com' };

const daysAgo = (days: number) => momentAt(Date.now() - days * dayMs);
const longAgo = new Date().getFullYear() - 2;

const entries: readonly AuditEntry[] = [
  { id: 4, kind: 'note', text: 'Called back', created_at: daysAgo(0.001), author: ada },
  { id: 3, kind: 'change', text: 'Copied a key.', created_at: daysAgo(3), author: suki },
  { id: 2, kind: 'note', text: 'Asked for help', created_at: daysAgo(20), author: suki },
  { id: 1, text: 'Began', created_at: `${longAgo}-01-15T12:00:00Z` as Moment, author: ada },
];

function Address() {
  return <output aria-label="Address">{useLocation().search}</output>;
}

async function openEntries({ items = entries, search = '' } = {}) {
  const view = await renderInKit(
    <MemoryRouter initialEntries={[`/${search}`]}>
      <AuditEntries label="Notes" entries={items} />
      <Address />
    </MemoryRouter>,
  );
  return {
    ...view,
    texts: () =>
      within(screen.getByRole('list', { name: 'Notes' }))
        .getAllByRole('listitem')
        .map((item) => entries.find(({ text }) => item.textContent?.includes(text))?.id),
    choose: (label: string, option: string) =>
      view.user.selectOptions(screen.getByRole('combobox', { name: label }), option),
    address: () => screen.getByLabelText('Address').textContent,
  };
}

describe('the filters of an audit', () => {
  it('show what a person did', async () => {
    const { texts, choose, address } = await openEntries();
    await choose('By', 'Suki Support');
    await waitFor(() => expect(texts()).toEqual([3, 2]));
    expect(address()).toBe('?by=7');
    expect(screen.getByText('2 of 4 entries')).toBeVisible();
  });

  it('show what was done at a time', async () => {
    const { texts, choose } = await openEntries();
    await choose('When', 'In the last 7 days');
    await waitFor(() => expect(texts()).toEqual([4, 3]));
    await choose('When', 'In the last 30 days');
    await waitFor(() => expect(texts()).toEqual([4, 3, 2]));
    await choose('When', String(longAgo));
    await waitFor(() => expect(texts().at(-1)).toBe(1));
    expect(texts()).not.toContain(4);
  });

  it('can be combined, are read from the address, and are cleared together', async () => {
    const { texts, user, address } = await openEntries({ search: '?tab=audit&by=6&time=week' });
    expect(texts()).toEqual([4]);
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(texts()).toEqual([4, 3, 2, 1]));
    expect(address()).toBe('?tab=audit');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Show' })).toHaveFocus());
  });

  it('say that nothing is left, and offer to clear them', async () => {
    const { texts, user } = await openEntries({ search: `?by=7&time=${longAgo}&show=change` });
    expect(screen.getByRole('heading', { name: 'No such entry' })).toBeVisible();
    expect(screen.getByText('0 of 4 entries')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
    await waitFor(() => expect(texts()).toHaveLength(4));
  });

  it('are not offered where there is no choice', async () => {
    await openEntries({ items: entries.slice(0, 1), search: '?by=6' });
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });

  it('do not hide anything because of an address with unknown values', async () => {
    const { texts } = await openEntries({ search: '?by=99&time=1999&show=everything' });
    expect(texts()).toHaveLength(4);
  });

  it('tell people of the same name apart', async () => {
    const other = { ...suki, id: 8, email: 'suki@example.com' };
    await openEntries({
      items: entries.map((entry) => ({ ...entry, author: entry.id === 2 ? other : suki })),
    });
    const people = within(screen.getByRole('combobox', { name: 'By' })).getAllByRole('option');
    expect(people.map((option) => option.textContent)).toEqual([
      'Everybody',
      'Suki Support · suki@example.com',
      'Suki Support · support@example.com',
    ]);
  });
});
