import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';
import { port, proxyResults, servicePort } from './port.ts';

const baseURL = `http://localhost:${port}`;
const browser = findBrowser();
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Waits end as soon as their condition is met: a hang is still found, and a busy machine does not fail.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    // Traces would take a third of the time; `--trace retain-on-failure` records them when needed.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      // Chromium refuses to run as root with its sandbox on.
      args: ['--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])],
    },
  },
  webServer: [
    server(servicePort, 'scripts/start.ts', { PORT: String(servicePort), MOCK_BAR: 'off' }),
    ...(proxyResults === undefined ? [] : [proxy(proxyResults)]),
  ],
});

function server(at: number, command: string, env: Record<string, string> = {}) {
  return {
    command: `"${process.execPath}" ${command}`,
    cwd: path.join(import.meta.dirname, '..'),
    env,
    url: `http://localhost:${at}/login`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    timeout: 60_000,
  } as const;
}

/** Sits between the browser and the product, and saves its observations when it is stopped. */
function proxy(results: string) {
  const upstream = `--server http://localhost:${servicePort}`;
  return server(port, `scripts/proxy.ts ${upstream} --port ${port} --results "${results}"`);
}
