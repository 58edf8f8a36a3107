import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';

it('a search without results rehearses a table, unseen and out of reach, and removes it', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  const becomeIdle = () => {
    for (const act of idle.splice(0)) act();
  };
  await openPage('/admintool96?query=zzzz', { as: 'support@example.com' });
  await screen.findByText('No calendar found');
  expect(document.querySelector('table')).toBeNull();

  // The page may only ask for idle time after it has shown that nothing was found.
  await waitFor(() => {
    if (!document.querySelector('table')) becomeIdle();
    expect(document.querySelector('table')).not.toBeNull();
  });
  expect(screen.queryByRole('table')).toBeNull();
  expect(document.querySelector('table')?.closest('[inert]')).toHaveAttribute(
    'aria-hidden',
    'true',
  );
  await waitFor(() => {
    becomeIdle();
    expect(document.querySelector('table')).toBeNull();
  });
});
