import { createMemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { firstData } from '#src/app/first-data.ts';

/** A router whose page waits for data. */
function waitingRouter() {
  let arrive = () => {};
  const data = new Promise<null>((resolve) => {
    arrive = () => resolve(null);
  });
  return { router: createMemoryRouter([{ path: '/', loader: () => data }]), arrive };
}

function firstCall(hasArrived: boolean): void {
  const response = Promise.resolve(new Response());
  window.firstCall = { address: '', language: 'en', sentAt: 0, response, hasArrived };
}

afterEach(() => {
  window.firstCall = undefined;
  vi.useRealTimers();
});

it('is awaited if the first call has its response', async () => {
  const { router, arrive } = waitingRouter();
  firstCall(true);
  const ready = vi.fn();
  const waiting = firstData(router).then(ready);
  await Promise.resolve();
  expect(ready).not.toHaveBeenCalled();
  arrive();
  await waiting;
  expect(router.state.initialized).toBe(true);
});

it('is not awaited if the response is pending, or without a call', async () => {
  const { router } = waitingRouter();
  firstCall(false);
  await firstData(router);
  window.firstCall = undefined;
  await firstData(router);
  expect(router.state.initialized).toBe(false);
});

it('is not awaited for long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { router } = waitingRouter();
  firstCall(true);
  const waiting = firstData(router);
  vi.advanceTimersByTime(500);
  await waiting;
  expect(router.state.initialized).toBe(false);
});
