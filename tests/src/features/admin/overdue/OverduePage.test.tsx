import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { recordRequests } from '#tests/setup/sent-requests.ts';

const open = () => openPage('/admintool96/overdue', { as: 'sales@example.com' });
const table = () => screen.findByRole('table', { name: 'Search results' });

describe('the overdue organizations', () => {
  it('are grouped by age, longest overdue first, and link to their pages', async () => {
    await open();
    const rows = within(await table())
      .getAllByRole('row')
      .slice(1);
    const ages = rows.map(
      (row) =>
        /^(More than|\d+ to \d+)/.exec(row.textContent ?? '')?.[0] ??
        Number(row.lastChild?.textContent),
    );
    const days = ages.filter((age) => typeof age === 'number');
    expect(days.length).toBeGreaterThan(1);
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    const heads = ages.filter((age) => typeof age === 'string');
    expect(heads).toEqual([...new Set(heads)]);
    const counts = rows.flatMap(
      ({ textContent }) =>
        / days · (\d+) organizations?( · \D{0,4}[\d.,]+)+$/.exec(textContent ?? '')?.[1] ?? [],
    );
    expect(counts).toHaveLength(heads.length);
    expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(days.length);
    const [link] = screen.getAllByRole('link', { name: 'Harbour Offices' });
    expect(link).toHaveAttribute('href', '/admintool96/organizations/12');
  });

  it('are grouped up to 30, 60 and 90 days, with the debts added up by currency', async () => {
    const page = await open();
    await table();
    const [example] = (await (await fetch('/admintool96/api/overdue-orgs')).json()).results;
    const debts = [
      { days_overdue: 91, amount: 1000, currency: 'EUR' },
      { days_overdue: 90, amount: 2000, currency: 'EUR' },
      { days_overdue: 61, amount: 700, currency: 'JPY' },
      { days_overdue: 61, amount: 505, currency: 'EUR' },
      { days_overdue: 60, amount: 100, currency: 'EUR' },
      { days_overdue: 31, amount: 100, currency: 'EUR' },
      { days_overdue: 30, amount: 100, currency: 'EUR' },
      { days_overdue: 1, amount: 100, currency: 'EUR' },
    ];
    const results = debts.map((debt, place) => {
      const organization = { ...example.organization, id: place + 1 };
      return { ...example, organization, ...debt };
    });
    const answer = fetch;
    vi.stubGlobal('fetch', (request: Request) =>
      request.url.includes('/overdue-orgs')
        ? Promise.resolve(Response.json({ total: 8, offset: 0, limit: 50, results }))
        : answer(request),
    );
    await act(() => page.router.navigate('/admintool96/overdue?pageLimit=50'));
    await screen.findByText('8 organizations are overdue');
    const heads = screen.getAllByRole('rowheader', { name: / days · / });
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'More than 90 days · 1 organization · €10.00',
      '61 to 90 days · 3 organizations · €25.05 · ¥700',
      '31 to 60 days · 2 organizations · €2.00',
      '0 to 30 days · 2 organizations · €2.00',
    ]);
  });

  it('show a billing address only while its row is in use', async () => {
    await open();
    const row = within(await table()).getByRole('row', { name: /Harbour Offices/ });
    expect(row).toHaveTextContent(/\w•••@/);
    expect(row).not.toHaveTextContent(/\w@/);
    act(() => row.focus());
    expect(row).toHaveTextContent(/\w@/);
  });

  it('are requested page by page', async () => {
    const page = await open();
    await table();
    const sent = recordRequests(/^GET .*overdue-orgs$/);
    await act(() => page.router.navigate('/admintool96/overdue?offset=1&pageLimit=1'));
    expect(sent.map(({ call }) => call)).toEqual([
      'GET /admintool96/api/overdue-orgs?offset=1&limit=1',
    ]);
  });

  it('can be reloaded after an error', async () => {
    const page = await open();
    await table();
    await answerNext('listOverdueOrganizations', 500);
    await act(() => page.router.navigate('/admintool96/overdue?pageLimit=50'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await table()).toBeVisible();
  });
});
