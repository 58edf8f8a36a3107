import { act, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { WaitTime } from '#src/ui/feedback/WaitTime.tsx';
import { renderInKit } from '#tests/setup/render-in-kit.tsx';

it('counts down in minutes and then in seconds, and then says nothing', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await renderInKit(<WaitTime until={Date.now() + 121_000} />);
  const timer = screen.getByRole('timer');
  expect(timer).toHaveTextContent('Please try again in 3 minutes.');
  act(() => void vi.advanceTimersByTime(1000));
  expect(timer).toHaveTextContent('Please try again in 2 minutes.');
  act(() => void vi.advanceTimersByTime(1000));
  expect(timer).toHaveTextContent('Please try again in 119 seconds.');
  act(() => void vi.advanceTimersByTime(117_000));
  expect(timer).toHaveTextContent('Please try again in 2 seconds.');
  act(() => void vi.advanceTimersByTime(2000));
  expect(screen.queryByRole('timer')).toBeNull();
});
