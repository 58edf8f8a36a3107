import { expect, it, vi } from 'vitest';
import { loggedCalls, noteCall } from '#src/api/call-log.ts';

it('a call is pending until its outcome is known', () => {
  vi.spyOn(performance, 'now').mockReturnValueOnce(1000).mockReturnValueOnce(1250.4);
  const end = noteCall('get', '/user/profile');
  expect(loggedCalls.at(-1)).toMatchObject({
    method: 'GET',
    address: '/user/profile',
    outcome: 'pending',
  });
  end({ outcome: 'failed', status: 404, errorId: 'not_found' });
  expect(loggedCalls.at(-1)).toMatchObject({
    outcome: 'failed',
    status: 404,
    errorId: 'not_found',
    milliseconds: 250,
  });
});

it('the last 50 calls are kept, oldest first', () => {
  for (let number = 1; number <= 60; number += 1) noteCall('post', `/${number}`);
  expect(loggedCalls).toHaveLength(50);
  expect(loggedCalls[0]?.address).toBe('/11');
  expect(loggedCalls.at(-1)?.address).toBe('/60');
});
