import { expect, it } from 'vitest';
import { warmUp } from '#mocks/world/warm-up.ts';
import { World } from '#mocks/world/world.ts';

it('warming up yields to other work and changes no world', async () => {
  let turns = 0;
  const count = () => {
    turns += 1;
    timer = setImmediate(count);
  };
  let timer = setImmediate(count);
  await warmUp();
  clearImmediate(timer);
  expect(turns).toBeGreaterThan(3);
  expect([...new World().users.listChanged()]).toEqual([]);
});
