import { expect, it, vi } from 'vitest';
import { sendEach } from '#src/features/calendar-settings/sub-calendars/send-each.ts';

const failAt = (place: number) => (item: number) =>
  item === place ? Promise.reject(new Error('refused')) : Promise.resolve(item * 10);

it('calls are made in turn', async () => {
  const onPart = vi.fn();
  expect(await sendEach([1, 2, 3], failAt(9), onPart)).toEqual([10, 20, 30]);
  expect(onPart).not.toHaveBeenCalled();
});

it('a failure after others have succeeded is reported as one of a part', async () => {
  const onPart = vi.fn();
  await expect(sendEach([1, 2, 3], failAt(2), onPart)).rejects.toThrow('refused');
  expect(onPart).toHaveBeenCalledOnce();
});

it('a failure of the first one is not', async () => {
  const onPart = vi.fn();
  await expect(sendEach([1, 2], failAt(1), onPart)).rejects.toThrow('refused');
  expect(onPart).not.toHaveBeenCalled();
});

it('a canceled call ends them', async () => {
  const send = vi.fn(() => Promise.resolve(undefined));
  expect(await sendEach([1, 2], send, vi.fn())).toBeUndefined();
  expect(send).toHaveBeenCalledOnce();
});
