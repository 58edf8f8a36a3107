import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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

it('stays open while its settings are switched, by mouse and by keyboard', async () => {
  const user = userEvent.setup();
  render(<Settings />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  const menu = await screen.findByRole('menu');
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Owner' }));
  expect(screen.getByRole('menuitemcheckbox', { name: 'Owner' })).not.toBeChecked();
  await user.keyboard('{ArrowDown} ');
  expect(screen.getByRole('menuitemcheckbox', { name: 'License' })).not.toBeChecked();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('menuitemcheckbox', { name: 'License' })).toBeChecked();
  expect(menu).toBeVisible();
});

it('says which of its settings cannot be switched', async () => {
  const user = userEvent.setup();
  render(<Settings />);
  screen.getByRole('button', { name: 'More' }).focus();
  await user.keyboard('{Enter}');
  const title = await screen.findByRole('menuitemcheckbox', { name: 'Title' });
  await waitFor(() => expect(title).toHaveFocus());
  expect(title).toHaveAccessibleDescription('Always shown');
  await user.keyboard(' ');
  expect(title).toBeChecked();
  await user.click(title);
  expect(title).toBeChecked();
});

function Settings() {
  const [off, setOff] = useState<readonly string[]>([]);
  const setting = (key: string) =>
    ({
      kind: 'check',
      key,
      label: key,
      checked: !off.includes(key),
      onToggle: () => setOff(off.includes(key) ? off.filter((one) => one !== key) : [...off, key]),
    }) as const;
  return (
    <MenuButton
      label="More"
      items={[
        { ...setting('Title'), obstacle: 'Always shown' },
        setting('Owner'),
        setting('License'),
      ]}
    >
      …
    </MenuButton>
  );
}
