import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';

const table = () => screen.findByRole('table', { name: 'Search results' });

describe('the calendar search', () => {
  it('lists a hundred calendars of more than five thousand at first', async () => {
    await openPage('/admintool96', { as: 'support@example.com' });
    expect(within(await table()).getAllByRole('row')).toHaveLength(101);
    expect(screen.getAllByText(/^1–100 of 5,\d{3}$/)[0]).toBeVisible();
  });

  it('finds by type and query, both kept in the address', async () => {
    const page = await openPage('/admintool96', { as: 'admin@example.com' });
    await page.user.type(await screen.findByLabelText('Search for'), ' rowing club ');
    await page.user.selectOptions(screen.getByLabelText('Search in'), 'Title');
    await page.user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(window.location.search).toMatch(/type=title&query=.*rowing/));
    const header = await screen.findByRole('rowheader', { name: /Riverside rowing club/ });
    expect(header).toBeVisible();
  });

  it('goes from page to page', async () => {
    const page = await openPage('/admintool96?pageLimit=25', { as: 'sales@example.com' });
    await table();
    expect(screen.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
    await page.user.click(screen.getByRole('link', { name: 'Next page' }));
    expect(await screen.findByText(/^26–50 of/)).toBeVisible();
    expect(window.location.search).toBe('?offset=25&pageLimit=25');
    await page.user.click(screen.getByRole('link', { name: 'Previous page' }));
    expect(await screen.findByText(/^1–25 of/)).toBeVisible();
  });

  it('begins at the first page again when the number of rows changes', async () => {
    const page = await openPage('/admintool96?offset=100', { as: 'admin@example.com' });
    await table();
    await page.user.selectOptions(screen.getByLabelText('Rows per page'), '25');
    expect(await screen.findByText(/^1–25 of/)).toBeVisible();
  });

  it('says when nothing is found, and leads back to everything', async () => {
    const page = await openPage('/admintool96?query=zzzzzz', { as: 'admin@example.com' });
    expect(await screen.findByText('No calendar found')).toBeVisible();
    await page.user.click(screen.getByRole('link', { name: 'Show all calendars' }));
    expect(await table()).toBeVisible();
    expect(screen.getByLabelText('Search for')).toHaveValue('');
  });

  it.each([
    ['!internal-error', 'Something went wrong', 'internal_error'],
    ['!server-error', 'Unexpected server error', 'unexpected_server_error'],
    ['!cut', 'Unexpected connection error', 'unexpected_connection_error'],
    ['!not-json', 'Unexpected connection error', 'unexpected_connection_error'],
  ])('shows what %s failed with, and its id', async (query, title, id) => {
    await openPage(`/admintool96?query=${encodeURIComponent(query)}`, { as: 'admin@example.com' });
    expect(await screen.findByRole('alert')).toHaveTextContent(title);
    expect(screen.getByText(id)).toBeVisible();
  });

  it('leads to the login when the session has ended meanwhile', async () => {
    await openPage('/admintool96?query=!login-required', { as: 'admin@example.com' });
    expect(await screen.findByRole('heading', { name: 'Please log in again' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?_target_path=%2Fadmintool96%3Fquery%3D%21login-required',
    );
  });
});
