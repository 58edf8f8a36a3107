import { describe, expect, it } from 'vitest';
import { WorldLog } from '#mocks/upload/world-log.ts';

describe('the world log', () => {
  it('keeps the worlds apart', () => {
    const log = new WorldLog<string>();
    log.add('a', 'first');
    log.add('b', 'other');
    log.add('a', 'second');
    expect([log.of('a'), log.of('b'), log.of('c')]).toEqual([['first', 'second'], ['other'], []]);
    log.forget('a');
    expect([log.of('a'), log.of('b')]).toEqual([[], ['other']]);
  });

  it('drops the oldest entries and the least recently used worlds', () => {
    const log = new WorldLog<number>();
    for (let index = 0; index < 205; index += 1) log.add('a', index);
    expect([log.of('a').length, log.of('a')[0]]).toEqual([200, 5]);
    for (let index = 0; index < 498; index += 1) log.add(`world-${index}`, index);
    log.add('a', 7);
    log.add('one-more', 1);
    expect(log.of('world-0')).toEqual([]);
    expect(log.of('world-1')).toEqual([1]);
    expect(log.of('a')).toHaveLength(200);
  });

  it('is bounded by the size of its entries, too', () => {
    const log = new WorldLog<string>();
    const big = 'ü'.repeat(500_000);
    for (let index = 0; index < 5; index += 1) log.add('a', `${index}${big}`);
    expect(log.of('a').map((entry) => entry[0])).toEqual(['3', '4']);
    for (let index = 0; index < 30; index += 1) log.add(`world-${index}`, big);
    expect([log.of('a'), log.of('world-0')]).toEqual([[], []]);
    expect(log.of('world-10')).toEqual([big]);
  });
});
