import { performance } from 'node:perf_hooks';

/** A Monday morning. */
const start = Date.parse('2026-11-23T10:00:00Z');
// The constructor of the engine, also if an earlier file of this worker has put its own in place.
const NativeDate: DateConstructor = Object.getPrototypeOf(new Date()).constructor;
// Files share a worker, whose clock must not go back.
const offset = start - performance.timeOrigin;

const now = () => Math.floor(NativeDate.now() + offset);

/** Dates that begin at the same moment for every run, with a clock that goes on from there. */
export const SteadyDate = new Proxy(NativeDate, {
  construct: (target, parts, newTarget) =>
    Reflect.construct(target, parts.length > 0 ? parts : [now()], newTarget),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
