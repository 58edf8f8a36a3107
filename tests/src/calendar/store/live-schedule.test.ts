import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { startSchedule } from '#src/calendar/store/live-schedule.ts';
import { receiveBugs } from '#src/util/bug-report.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(succeeds: () => boolean = () => true) {
  const task = vi.fn(() => Promise.resolve(succeeds()));
  const stop = startSchedule(task);
  onTestFinished(stop);
  return { task, stop };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('runs every 15 seconds', async () => {
  const { task } = start();
  await pass(14_999);
  expect(task).not.toHaveBeenCalled();
  await pass(1);
  expect(task).toHaveBeenCalledTimes(1);
  await pass(15_000);
  expect(task).toHaveBeenCalledTimes(2);
});

it('waits twice as long after each failure, five minutes at most, and as before after a success', async () => {
  let succeeds = false;
  const { task } = start(() => succeeds);
  for (const [index, seconds] of [15, 30, 60, 120, 240, 300, 300].entries()) {
    await pass(seconds * 1000 - 1);
    expect(task).toHaveBeenCalledTimes(index);
    await pass(1);
    expect(task).toHaveBeenCalledTimes(index + 1);
  }
  succeeds = true;
  await pass(300_000);
  await pass(15_000);
  expect(task).toHaveBeenCalledTimes(9);
});

it('goes on after a bug, which is reported', async () => {
  const reported = vi.fn();
  onTestFinished(receiveBugs(reported));
  const bug = new Error('A bug.');
  const { task } = start();
  task.mockRejectedValueOnce(bug);
  await pass(15_000);
  expect(reported).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ error: bug }));
  await pass(30_000);
  expect(task).toHaveBeenCalledTimes(2);
});

it.each(['focus', 'online'])(
  'runs at once on “%s”, but not twice within a second',
  async (event) => {
    const { task } = start();
    await pass(999);
    window.dispatchEvent(new Event(event));
    await pass(0);
    expect(task).not.toHaveBeenCalled();
    await pass(1);
    window.dispatchEvent(new Event(event));
    await pass(0);
    expect(task).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event(event));
    await pass(0);
    expect(task).toHaveBeenCalledTimes(1);
    await pass(15_000);
    expect(task).toHaveBeenCalledTimes(2);
  },
);

it('does not run twice at the same time', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const task = vi.fn(() => promise);
  onTestFinished(startSchedule(task));
  await pass(20_000);
  window.dispatchEvent(new Event('focus'));
  await pass(60_000);
  expect(task).toHaveBeenCalledTimes(1);
  resolve(true);
  await pass(15_000);
  expect(task).toHaveBeenCalledTimes(2);
});

it('runs no more once it is stopped', async () => {
  const { task, stop } = start();
  stop();
  await pass(60_000);
  window.dispatchEvent(new Event('focus'));
  await pass(60_000);
  expect(task).not.toHaveBeenCalled();
});
