/**
 * The same date for every run, with a clock that goes on from there. In the hour before midnight, "today" is already
 * another day in some zones, and the calendars have other events: tests would fail then, and only then.
 */
import { performance } from 'node:perf_hooks';
import { beforeEach } from 'vitest';

const start = Date.parse('2026-11-23T10:00:00Z');
// The constructor of the engine, also if an earlier file of this worker has put its own in place.
const NativeDate: DateConstructor = Object.getPrototypeOf(new Date()).constructor;
// Files share a worker, whose clock must not go back.
const offset = start - performance.timeOrigin;

const now = () => Math.floor(NativeDate.now() + offset);

const SteadyDate = new Proxy(NativeDate, {
  construct: (target, parts, newTarget) =>
    Reflect.construct(target, parts.length > 0 ? parts : [now()], newTarget),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});

globalThis.Date = SteadyDate;

// `vi.useRealTimers` restores the engine's.
beforeEach(() => {
  globalThis.Date = SteadyDate;
});
