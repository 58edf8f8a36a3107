import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { holdCalls } from '#tests/setup/held-calls.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openCalendar } from '../calendar/calendar-page.ts';
import { openOrganization } from '../organization/organization-page.ts';

/** Lets the next change reach the server but drops its response. */
function loseResponse(): void {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) => {
    const response = await fetch(input, init);
    if (!(input instanceof Request) || input.method === 'GET') return response;
    vi.stubGlobal('fetch', fetch);
    throw new TypeError('fetch failed');
  });
}

describe('a staff act', () => {
  it('is sent once, however often it is confirmed, and keeps its question until it has finished', async () => {
    const { press, sent } = await openCalendar();
    const network = holdCalls(/reset-password/);
    await press('New password…');
    const dialog = await screen.findByRole('alertdialog');
    const button = within(dialog).getByRole('button', { name: 'Set new password' });
    for (let clicks = 0; clicks < 3; clicks += 1) fireEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(dialog).toBeVisible();
    network.letGo();
    await screen.findByRole('dialog', { name: /^New password for/ });
    expect(sent).toHaveLength(1);
  });

  it('without a question shows its error in a persistent alert with title, message and id', async () => {
    const { press } = await openOrganization();
    await answerNext('updateOrganization', 404);
    await press('Hide from its users');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^Not found.*not_found$/);
    expect(within(alert).queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('shows the state on the server when the response was lost', async () => {
    const { press } = await openOrganization();
    loseResponse();
    await press('Hide from its users');
    expect(await screen.findByRole('alert')).toHaveTextContent('Unexpected connection error');
    expect(await screen.findByText('Hidden')).toBeVisible();
  });

  it('shows its secret even if reloading the page fails', async () => {
    const { press, confirm } = await openCalendar();
    await answerNext('getCalendarDetails', 500);
    await press('New password…');
    await confirm('Set new password');
    const secret = await screen.findByRole('dialog', { name: /^New password for/ });
    expect(within(secret).getByText(/^[a-z]+-[a-z]+-\d{4}$/)).toBeVisible();
  });

  it('finishes even if its page is left', async () => {
    const { press, router, calls } = await openOrganization();
    const network = holdCalls(/^PATCH/);
    await press('Hide from its users');
    await router.navigate('/admintool96');
    network.letGo();
    expect(await screen.findByText('Riverside Sports is hidden from its users.')).toBeVisible();
    expect(calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(1);
  });
});
