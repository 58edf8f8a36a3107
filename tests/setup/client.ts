import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { isDeep } from '#scripts/testing/depth.ts';
import './no-owner-stacks.ts';
import { patience } from './patience.ts';

const { getElementError } = getConfig();

configure({
  asyncUtilTimeout: patience.timeout,
  getElementError: lazyElementError,
  // Rendering everything twice takes a fifth of the time of these tests.
  reactStrictMode: isDeep,
});

/** A waiting test fails and discards many errors: print the page only when an error is read. */
function lazyElementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  Error.captureStackTrace(error, lazyElementError);
  return Object.defineProperty(error, 'message', {
    get: () => getElementError(message, container).message,
    configurable: true,
  });
}

// A worker's first use of timers decides for all its files which functions fake timers replace: idle callbacks, too, if a
// test has stubbed them, although jsdom has none. So use them before any test.
vi.useRealTimers();

/** Vitest's jsdom. */
declare const jsdom: {
  virtualConsole: { removeAllListeners: () => void; forwardTo: (console: Console) => void };
};

// What jsdom lacks, it says on Node's own console, where no test would notice it.
jsdom.virtualConsole.removeAllListeners();
jsdom.virtualConsole.forwardTo(console);

// jsdom has no layout, and says so at every call.
window.scrollTo = () => undefined;
// Sizes never change without a layout.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// Nor does anything come into sight.
window.IntersectionObserver = class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  for (const name of ['data-theme', 'lang', 'dir']) document.documentElement.removeAttribute(name);
  document.title = '';
});

// Files share a worker. A module that was still being imported when the window went would fail in all later files.
afterAll(async () => {
  await vi.dynamicImportSettled();
  // What the last test has set in motion, such as the end of a write, still draws on the page.
  await new Promise((resolve) => setTimeout(resolve));
  vi.unstubAllGlobals();
  // Of tests that draw without React.
  document.body.replaceChildren();
});
