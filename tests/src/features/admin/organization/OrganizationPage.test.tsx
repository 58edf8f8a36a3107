import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { holdCalls } from '#tests/setup/held-calls.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { logIn, startPage } from '#tests/setup/open-page.tsx';
import { savedFiles } from '#tests/setup/saved-files.ts';
import { openOrganization, paying, sales, support } from './organization-page.ts';

const hiding = 'PATCH /admintool96/api/org/11';

describe('an organization', () => {
  it('is shown with its name, its balance and its invoices', async () => {
    const { card } = await openOrganization();
    expect(screen.getByRole('heading', { level: 1, name: 'Riverside Sports' })).toBeVisible();
    expect(card('Balance')).toHaveTextContent('€25.50');
    expect(card('Trial')).toHaveTextContent('No trial');
    const invoices = within(screen.getByRole('table', { name: 'Invoices' }));
    expect(invoices.getByRole('row', { name: /R-00011-02.*€118.80/ })).toBeVisible();
    const changes = within(screen.getByRole('table', { name: 'Balance history' }));
    expect(
      changes.getByRole('row', { name: /outage in January.*Saul Sales.*\+€25.50/ }),
    ).toBeVisible();
  });

  it('credits an invoice, whose amount and number are filled in', async () => {
    const { user, openForm, sent } = await openOrganization();
    const form = await openForm('Credit invoice R-00011-02');
    expect(form.getByLabelText(/Amount/)).toHaveValue('118.80');
    expect(form.getByLabelText(/Reason/)).toHaveValue('Invoice R-00011-02');
    await user.click(form.getByRole('button', { name: 'Change balance' }));
    expect(await screen.findByText('€118.80 credited to Riverside Sports.')).toBeVisible();
    expect(sent).toMatchObject([{ body: { amount: 11_880, reason: 'Invoice R-00011-02' } }]);
  });

  it('saves its invoices as a file', async () => {
    const { press } = await openOrganization();
    const files = savedFiles();
    await press('Export CSV');
    expect(await screen.findByText(/^\d+ rows are in the file\.$/)).toBeVisible();
    expect(files[0]?.name).toBe('Riverside Sports – Invoices.csv');
    const [head, ...lines] = (await files[0]?.content.text())?.trim().split('\r\n') ?? [];
    expect(head).toBe('Number,State,Created,Due,Paid on,Amount,Currency');
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^R-00011-02,Paid,\d{4}-\d\d-\d\d[^,]*,\d{4}-\d\d-\d\d[^,]*,[^,]*,118\.80,EUR$/,
      ),
    );
  });

  it('can be reloaded after an error', async () => {
    const page = await openOrganization();
    await answerNext('getOrganization', 500);
    await act(() => page.router.navigate('/admintool96/organizations/12'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    await page.press('Try again');
    expect(await screen.findByRole('heading', { level: 1, name: 'Harbour Offices' })).toBeVisible();
  });

  it('is shown even if its billing cannot be loaded, and that can be retried', async () => {
    const page = await openOrganization();
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (request: Request) =>
      request.url.endsWith('/12/billing')
        ? Promise.reject(new TypeError('fetch failed'))
        : fetch(request),
    );
    await act(() => page.router.navigate('/admintool96/organizations/12'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Unexpected connection error');
    expect(screen.getByRole('heading', { level: 1, name: 'Harbour Offices' })).toBeVisible();
    // The head of every tab shows it, because the organization's status is unknown.
    expect(screen.getByText('Billing not loaded')).toBeVisible();
    vi.stubGlobal('fetch', fetch);
    await page.press('Try again');
    expect(await screen.findByRole('region', { name: 'Balance' })).toBeVisible();
    expect(screen.queryByText('Billing not loaded')).not.toBeInTheDocument();
  });

  it('links to its calendars and lists its apps', async () => {
    const { user } = await openOrganization({ query: '?tab=calendars' });
    expect(await screen.findByRole('link', { name: 'Riverside rowing club' })).toHaveAttribute(
      'href',
      '/admintool96/calendars/101',
    );
    await user.click(screen.getByRole('link', { name: 'Apps' }));
    expect(
      await screen.findByRole('heading', { name: 'Riverside Sports', level: 2 }),
    ).toBeVisible();
  });

  it('hides its billing from support, and names the required roles', async () => {
    const { press, card, sent, calls } = await openOrganization({ as: support });
    expect(card('Balance')).not.toHaveTextContent('25.50');
    expect(screen.queryByRole('table', { name: 'Invoices' })).toBeNull();
    for (const name of ['Credit or charge…', '+14 days', 'Set discount…', 'Make free customer…']) {
      expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(
        'Only sales and admins may do this.',
      );
      await press(name);
    }
    expect(sent).toEqual([]);
    expect(calls).not.toContain('GET /admintool96/api/11/billing');
  });
});

describe('hiding an organization', () => {
  it('applies at once and can be undone', async () => {
    const { press, sent } = await openOrganization({ as: support });
    const network = holdCalls(/PATCH/);
    await press('Hide from its users');
    expect(await screen.findByText('Hidden')).toBeVisible();
    network.letGo();
    expect(await screen.findByText('Riverside Sports is hidden from its users.')).toBeVisible();
    await press('Undo');
    expect(await screen.findByText('Undone.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Hidden')).toBeNull());
    expect(sent).toMatchObject([
      { call: hiding, body: { hidden: true } },
      { call: hiding, body: { hidden: false } },
    ]);
  });

  it('is reverted if it fails', async () => {
    const { press, sent } = await openOrganization({ as: support });
    await answerNext('updateOrganization', 500);
    await press('Hide from its users');
    expect(await screen.findByRole('alert')).toHaveTextContent(/internal_error/);
    expect(screen.queryByText('Hidden')).toBeNull();
    expect(sent).toHaveLength(1);
  });

  it('requires support or an admin', async () => {
    await openOrganization({ as: sales });
    expect(screen.getByRole('button', { name: 'Hide from its users' })).toHaveAccessibleDescription(
      'Only support and admins may do this.',
    );
  });
});

describe('a note', () => {
  it('is saved to one of the calendars, and shown among the organization’s notes', async () => {
    const { user, openForm, sent } = await openOrganization({ as: support });
    const form = await openForm('New note…');
    await user.selectOptions(form.getByLabelText('Calendar'), '101');
    await user.type(form.getByLabelText(/Note for colleagues/), 'Called back.');
    await user.click(form.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByText('The note is saved.')).toBeVisible();
    expect(sent).toMatchObject([
      {
        call: 'POST /admintool96/api/101/audit/note',
        body: { note: 'Called back.', about: { kind: 'organization', id: 11 } },
      },
    ]);
    await user.click(await screen.findByRole('link', { name: 'Notes' }));
    const notes = await screen.findByRole('list', { name: 'Notes' });
    expect(notes).toHaveTextContent(/Called back\..*Suki Support/);
  });

  it('can be found by who wrote it, as in the audit of a calendar', async () => {
    const { user } = await openOrganization({ as: support, query: '?tab=notes' });
    const write = (note: string) =>
      fetch('/admintool96/api/101/audit/note', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
        body: JSON.stringify({ note, about: { kind: 'organization', id: paying } }),
      });
    await write('Called back.');
    await logIn('admin@example.com');
    await write('Gave a discount.');
    await startPage();
    const notes = await screen.findByRole('list', { name: 'Notes' });
    expect(within(notes).getAllByRole('listitem')).toHaveLength(2);
    await user.selectOptions(screen.getByRole('combobox', { name: 'By' }), 'Suki Support');
    await waitFor(() => expect(within(notes).getAllByRole('listitem')).toHaveLength(1));
    expect(notes).toHaveTextContent('Called back.');
    await waitFor(() => expect(window.location.search).toBe('?tab=notes&by=5'));
  });
});
