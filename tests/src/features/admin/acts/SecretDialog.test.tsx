import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openUser } from '../user/user-page.ts';

async function openSecret() {
  const page = await openUser();
  await page.press('New password…');
  await page.confirm('Send link');
  const shown = within(await screen.findByRole('dialog', { name: 'Link for a new password' }));
  return { ...page, shown, secret: shown.getByRole('code').textContent ?? '' };
}

describe('a secret that is shown only once', () => {
  it('survives Escape until it has been copied', async () => {
    const { user, shown, secret } = await openSecret();
    await waitFor(() => expect(shown.getByRole('button', { name: 'Copy' })).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(shown.getByRole('alert')).toHaveTextContent(/^Not copied yet/);
    expect(shown.getByText(secret)).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Copy' }));
    expect(await shown.findByText('Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(secret);
    expect(shown.getByRole('alert')).toBeEmptyDOMElement();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(secret)).toBeNull());
  });

  it('can be dismissed without the clipboard, which the browser may refuse', async () => {
    const { user, shown, secret } = await openSecret();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No'));
    await user.click(shown.getByRole('button', { name: 'Copy' }));
    await user.click(shown.getByRole('button', { name: 'Close' }));
    expect(shown.getByRole('alert')).toHaveTextContent(/^Not copied yet/);
    await user.click(shown.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText(secret)).toBeNull());
  });
});
