import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';
import './no-owner-stacks.ts';

const { getElementError } = getConfig();

configure({
  // Waits end as soon as their condition is met; a busy machine does not fail.
  asyncUtilTimeout: 40_000,
  getElementError: lazyElementError,
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

// jsdom has no layout, and says so on its own console at every call.
window.scrollTo = () => undefined;
// Sizes never change without a layout.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  for (const name of ['data-theme', 'lang', 'dir']) document.documentElement.removeAttribute(name);
  document.title = '';
});
