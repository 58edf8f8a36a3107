/**
 * Animation frames whose numbers are never reused. Test files share a worker, and with it the libraries' modules: one
 * that kept a number of the last file's window would cancel another module's frame in the next one's.
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

// With the window go its frames.
afterAll(() => waiting.forEach(clearTimeout));
