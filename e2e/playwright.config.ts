import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../scripts/launch-options.ts';
import { isDeep } from '../scripts/testing/depth.ts';
import type { ProjectOptions } from './browser-test.ts';
import { port, proxyResults, servicePort } from './port.ts';

const unlessDeep = isDeep ? [] : ['**/*.deep.spec.ts'];
const baseURL = `http://localhost:${port}`;

export default defineConfig<ProjectOptions>({
  testDir: '.',
  testIgnore: unlessDeep,
  projects: [
    { name: 'calendar', testDir: 'calendar', use: { hasFixedDates: true } },
    { name: 'other pages', testIgnore: ['calendar/**', ...unlessDeep] },
  ],
  grepInvert: isDeep ? [] : /@deep/,
  outputDir: '../test-results',
  // With one for each processor of a small machine, a fifth of its time would pass in waiting.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Waits end as soon as their condition is met: a busy machine does not fail, and a hang still does.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    baseURL,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    // Traces would take a third of the time; `--trace retain-on-failure` records them when needed.
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
  webServer: [
    server(servicePort, 'scripts/start.ts', {
      PORT: String(servicePort),
      MOCK_BAR: 'off',
      // Chromium only stores secure cookies over TLS, except for localhost, and one journey is on the public host.
      MOCK_SECURE_COOKIES: 'off',
    }),
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
