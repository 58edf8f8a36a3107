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

function firstCalls(...arrivals: boolean[]): void {
  window.firstCalls = arrivals.map((hasArrived) => ({
    ...{ address: '', language: 'en', sentAt: 0, hasArrived },
    response: Promise.resolve(new Response()),
  }));
}

afterEach(() => {
  window.firstCalls = undefined;
  vi.useRealTimers();
});

it('is awaited if the first calls have their responses', async () => {
  const { router, arrive } = waitingRouter();
  firstCalls(true, true);
  const ready = vi.fn();
  const waiting = firstData(router).then(ready);
  await Promise.resolve();
  expect(ready).not.toHaveBeenCalled();
  arrive();
  await waiting;
  expect(router.state.initialized).toBe(true);
});

it('is not awaited if a response is pending, or without a call', async () => {
  const { router } = waitingRouter();
  firstCalls(true, false);
  await firstData(router);
  window.firstCalls = undefined;
  await firstData(router);
  expect(router.state.initialized).toBe(false);
});

it('is not awaited for long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { router } = waitingRouter();
  firstCalls(true);
  const waiting = firstData(router);
  vi.advanceTimersByTime(500);
  await waiting;
  expect(router.state.initialized).toBe(false);
});
