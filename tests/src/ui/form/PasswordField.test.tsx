import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PasswordField } from '#src/ui/form/PasswordField.tsx';
import { renderInKit } from '#tests/setup/render-in-kit.tsx';

it('announces Caps Lock politely while it is on and the field has focus', async () => {
  const { user } = await renderInKit(<PasswordField label="Password" />);
  await user.click(screen.getByLabelText('Password'));
  await user.keyboard('a');
  expect(screen.queryByText('Caps Lock is on.')).not.toBeInTheDocument();
  await user.keyboard('{CapsLock}a');
  expect(screen.getByText('Caps Lock is on.')).toHaveAttribute('aria-live', 'polite');
  await user.tab();
  expect(screen.queryByText('Caps Lock is on.')).not.toBeInTheDocument();
  await user.tab({ shift: true });
  await user.keyboard('{CapsLock}a');
  expect(screen.queryByText('Caps Lock is on.')).not.toBeInTheDocument();
});
