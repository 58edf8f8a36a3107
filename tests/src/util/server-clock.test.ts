import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteServerTime, serverNow } from '#src/util/server-clock.ts';

const now = Date.parse('2026-03-02T09:00:00.400Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  hear(now);
});

afterEach(() => void vi.useRealTimers());

/** Hears a server whose clock shows a time. */
function hear(time: number): void {
  noteServerTime(new Response(null, { headers: { Date: new Date(time).toUTCString() } }));
}

describe("the server's clock", () => {
  it.each([
    ['ahead', -45],
    ['behind', 45],
  ])("is what counts if this device's is %s", (_, minutes) => {
    hear(now + minutes * 60_000);
    expect(serverNow()).toBeGreaterThanOrEqual(now + minutes * 60_000);
    expect(serverNow()).toBeLessThanOrEqual(now + minutes * 60_000 + 1000);
  });

  it("is the same as this device's if that differs by what a response takes", () => {
    hear(now - 4000);
    expect(serverNow()).toBe(now);
  });

  it('is heard again with each response, because clocks are set', () => {
    hear(now + 3_600_000);
    hear(now);
    expect(serverNow()).toBe(now);
  });

  it.each([{}, { Date: 'yesterday' }])('stays as it was after a response with %j', (headers) => {
    hear(now + 3_600_000);
    const before = serverNow();
    noteServerTime(new Response(null, { headers }));
    expect(serverNow()).toBe(before);
  });
});
