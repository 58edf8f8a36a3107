import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DelayedButton } from '#src/ui/button/DelayedButton.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { playDelays } from '#tests/setup/delay.ts';
import { renderInKit } from '#tests/setup/render-in-kit.tsx';

async function openForm() {
  const onSubmit = vi.fn();
  const { user } = await renderInKit(
    <Form initial={{ name: '' }} limits={{}} pending={false} error={null} onSubmit={onSubmit}>
      {(field) => (
        <>
          <TextField {...field('name')} label="Name" required />
          <DelayedButton>Delete</DelayedButton>
        </>
      )}
    </Form>,
  );
  return { user, onSubmit, button: screen.getByRole('button', { name: 'Delete' }) };
}

describe('the button of a destructive action', () => {
  it('does not act until a moment after it appeared, by click or by Enter', async () => {
    const passDelay = playDelays();
    const { user, onSubmit, button } = await openForm();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.type(screen.getByLabelText('Name'), 'Club{Enter}');
    await user.click(button);
    expect(onSubmit).not.toHaveBeenCalled();
    await passDelay();
    expect(button).toHaveAttribute('aria-disabled', 'false');
    expect(button).toHaveAccessibleDescription('');
    await user.click(button);
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Club' });
  });

  it('gets the focus of an early Enter, so that the next one acts', async () => {
    const passDelay = playDelays();
    const { user, onSubmit, button } = await openForm();
    await user.type(screen.getByLabelText('Name'), 'Club{Enter}');
    await waitFor(() => expect(button).toHaveFocus());
    await passDelay();
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('leaves it to empty fields to explain themselves first', async () => {
    playDelays();
    const { user } = await openForm();
    await user.type(screen.getByLabelText('Name'), '{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Please fill in this field.');
  });
});

it('is available at once in browsers that play no animations', async () => {
  const { button } = await openForm();
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
});
