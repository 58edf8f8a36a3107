import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Waiting ends as soon as what is waited for is there; a busy machine is no failure.
configure({ asyncUtilTimeout: 20_000 });

// jsdom lays nothing out, and says so on its own console at every call.
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
