/**
 * Animation frames whose numbers are never reused. Test files share a worker, and so the libraries' modules: one
 * that kept a number from the last file's window would cancel another module's frame in the next.
 */
import { afterAll } from 'vitest';

const { setTimeout, clearTimeout } = globalThis;
const frameMs = 16;
const waiting = new Set<number>();

window.requestAnimationFrame = (callback) => {
  const frame = Number(
    setTimeout(() => {
      waiting.delete(frame);
      callback(performance.now());
    }, frameMs),
  );
  waiting.add(frame);
  return frame;
};

window.cancelAnimationFrame = (frame) => {
  waiting.delete(frame);
  clearTimeout(frame);
};

// The frames end with their window.
afterAll(() => waiting.forEach(clearTimeout));
