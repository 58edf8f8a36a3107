import { act, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Button } from '#src/ui/button/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { renderInKit } from '#tests/setup/render-in-kit.tsx';

it('counts down after too many tries, blocks its button and the Enter key, and then works again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const sent: string[] = [];
  const error = {
    title: 'Too many tries',
    message: 'Breathe.',
    details: [],
    blockedUntil: Date.now() + 60_000,
  };
  const { user } = await renderInKit(
    <Form
      initial={{ name: '' }}
      limits={{}}
      pending={false}
      error={error}
      onSubmit={({ name }) => sent.push(name)}
    >
      {(field) => (
        <>
          <TextField {...field('name')} label="Name" />
          <Button type="submit">Send</Button>
        </>
      )}
    </Form>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Breathe.');
  // In the same box, but not announced each second.
  expect(screen.getByRole('alert').parentElement).toContainElement(screen.getByRole('timer'));
  expect(screen.getByRole('alert')).not.toContainElement(screen.getByRole('timer'));
  const left = () => /(\d+) seconds?\.$/.exec(screen.getByRole('timer').textContent ?? '')?.[1];
  expect(Number(left())).toBeGreaterThan(55);
  act(() => void vi.advanceTimersByTime(30_000));
  expect(Number(left())).toBeLessThanOrEqual(30);

  const button = screen.getByRole('button', { name: 'Send' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Nina{Enter}');
  expect(sent).toEqual([]);

  act(() => void vi.advanceTimersByTime(30_000));
  expect(screen.queryByRole('timer')).toBeNull();
  await user.click(button);
  expect(sent).toEqual(['Nina']);
});
