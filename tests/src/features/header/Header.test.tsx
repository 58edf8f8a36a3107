import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';
import { changeSettings } from './header-page.ts';

describe('the head of the page', () => {
  it('names organisation, calendar and access, also in full where they are cut off', async () => {
    await openPage('/c/regat7');
    const brand = await screen.findByRole('link', {
      name: 'Riverside Sports Regatta 2026 Crew and helpers',
    });
    expect(brand).toHaveAttribute('title', 'Riverside Sports · Regatta 2026 · Crew and helpers');
  });

  it('does not name an organisation that is hidden', async () => {
    const page = await openPage('/c/regat7');
    await screen.findByRole('link', { name: /Riverside Sports/ });
    changeSettings(page, { organizationHidden: true });
    expect(screen.getByRole('link', { name: 'Regatta 2026 Crew and helpers' })).toBeVisible();
    expect(screen.queryByText(/Riverside Sports/)).not.toBeInTheDocument();
  });
});

it('puts the focus on the first language when the keyboard opens their menu', async () => {
  const page = await openPage('/login');
  act(() => screen.getByRole('button', { name: 'Language' }).focus());
  await page.user.keyboard('{Enter}');
  const [first] = await screen.findAllByRole('menuitemradio');
  await waitFor(() => expect(first).toHaveFocus());
});

describe('the colours', () => {
  it('change at a press and are remembered', async () => {
    const page = await openPage('/login');
    await page.user.click(await screen.findByRole('button', { name: 'Use dark colours' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    page.view.unmount();
    document.documentElement.removeAttribute('data-theme');

    await openPage('/login');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(await screen.findByRole('button', { name: 'Use light colours' })).toBeVisible();
  });
});
