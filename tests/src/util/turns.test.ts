import { expect, it } from 'vitest';
import { Turns } from '#src/util/turns.ts';

it('makes each call once those before it have ended, also if they fail', async () => {
  const turns = new Turns();
  const events: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = turns.take(async () => {
    events.push('first begins');
    await gate.promise;
  });
  const second = turns.take(() => {
    events.push('second begins');
    return Promise.resolve('saved');
  });
  await Promise.resolve();
  expect(events).toEqual(['first begins']);
  gate.reject(new Error('refused'));
  await expect(first).rejects.toThrow('refused');
  expect(await second).toBe('saved');
  expect(events).toEqual(['first begins', 'second begins']);
});

it('is idle while no call waits', async () => {
  const turns = new Turns();
  expect(turns.isIdle).toBe(true);
  const call = turns.take(() => Promise.resolve());
  expect(turns.isIdle).toBe(false);
  await call;
  expect(turns.isIdle).toBe(true);
});
