import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { MenuButton } from '#src/ui/menu/MenuButton.tsx';

const items = [{ kind: 'action', key: 'print', label: 'Print', onSelect: () => {} }] as const;

it('closes on Escape, even while the focus is still on its button', async () => {
  const user = userEvent.setup();
  render(
    <MenuButton label="More" items={items}>
      …
    </MenuButton>,
  );
  const button = screen.getByRole('button', { name: 'More' });
  await user.click(button);
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toHaveFocus());
  act(() => button.focus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(menu).not.toBeInTheDocument());
  expect(button).toHaveAttribute('aria-expanded', 'false');
});
