import { expect, test } from 'vitest';
import { wait } from '#src/util/wait.ts';

test('waits for the given time', async () => {
  const start = performance.now();
  await wait(30);
  expect(performance.now() - start).toBeGreaterThan(25);
});

test('ends with its signal, even if it was aborted before', async () => {
  const controller = new AbortController();
  const waiting = wait(60_000, controller.signal);
  controller.abort();
  await waiting;
  await wait(60_000, controller.signal);
  expect(controller.signal.aborted).toBe(true);
});
