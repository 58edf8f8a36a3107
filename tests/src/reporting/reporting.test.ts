import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixture } from '#mocks/fixture.ts';
import { hostSettings } from '#mocks/page/host-settings.ts';
import { createMockService } from '#mocks/service.ts';
import { createUploadOrigin } from '#mocks/upload/upload-origin.ts';
import { connectApi } from '#src/api/call.ts';
import { startReporting } from '#src/reporting/reporting.ts';
import { receiveBugs, reportBug } from '#src/util/bug-report.ts';
import { createInProcessFetch } from '../../setup/in-process-fetch.ts';

const reportsOrigin = 'http://reports.test';
const settings = hostSettings('', fixture('User', { id: 7, name: 'Olivia Owner' }), {
  uploadOrigin: reportsOrigin,
  worldId: 'a',
  errorReporting: true,
});

let stop = () => {};
let becomeIdle = () => {};

beforeEach(async () => {
  window.history.replaceState(null, '', '/ks0123456789abcdef?code=1');
  // Bugs of earlier tests, and of earlier files.
  receiveBugs(() => {})();
  await answer(`${reportsOrigin}/worlds/a/__mock__/reset`, { method: 'POST' });
  logged.length = 0;
  vi.stubGlobal('fetch', answer);
  connectApi({
    baseUrl: window.location.origin,
    product: 'Shared Calendar',
    language: () => 'en',
  });
  const acts: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => acts.push(act));
  vi.stubGlobal('cancelIdleCallback', () => {});
  becomeIdle = () => {
    for (const act of acts.splice(0)) act();
  };
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const reports = await createUploadOrigin({ origin: reportsOrigin });
const mock = { page: { template: () => '', csp: false } };
const product = createInProcessFetch(await createMockService(mock), window.location.origin);
const logged: unknown[] = [];

/** The error reporting service and the product's server, in place of the network; the SDK keeps the first one it finds. */
async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  if (request.url.startsWith(reportsOrigin)) return reports.handle(request);
  logged.push([new URL(request.url).pathname, await request.clone().json()]);
  return product(request);
}

/** The reports that the service has received. */
async function events() {
  const response = await answer(`${reportsOrigin}/worlds/a/__mock__/error-reports`);
  const { errorReports } = await response.json();
  return errorReports.flatMap(({ items }: { items: { payload: object }[] }) =>
    items.map(({ payload }) => payload),
  );
}

describe('error reports', () => {
  it('contain the reported error, without anything personal', async () => {
    stop = startReporting(settings);
    becomeIdle();
    const cause = new Error('olivia@example.com was not found');
    reportBug(new TypeError('No calendar ks0123456789abcdef', { cause }), {
      facts: { call: 'GET /{calendarKey}' },
    });
    await waitFor(async () => expect(await events()).toHaveLength(1));
    const [event] = await events();
    expect(event).toMatchObject({
      level: 'error',
      platform: 'javascript',
      release: 'v1',
      user: { id: 7 },
      tags: { call: 'GET /{calendarKey}' },
      request: { url: 'http://localhost:3000/token' },
      exception: {
        values: [
          { type: 'Error', value: '[email] was not found' },
          { type: 'TypeError', value: 'No calendar token', mechanism: { handled: true } },
        ],
      },
    });
    expect(JSON.stringify(event)).not.toMatch(/ks0123456789abcdef|Olivia|code=1/);
    expect(event).not.toHaveProperty('breadcrumbs');
    expect(event).not.toHaveProperty('extra');
  });

  it('include uncaught errors', async () => {
    stop = startReporting(settings);
    becomeIdle();
    const error = new Error('in a handler');
    window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
    const reason = { password: 'three rivers' };
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    await waitFor(async () => expect(await events()).toHaveLength(2));
    const text = JSON.stringify(await events());
    expect(text).toContain('in a handler');
    expect(text).toContain('"handled":false');
    expect(text).not.toContain('three rivers');
  });

  it('are sent once the browser is idle', async () => {
    stop = startReporting(settings);
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('early') }));
    reportBug(new Error('early too'));
    expect(await events()).toEqual([]);
    becomeIdle();
    await waitFor(async () => expect(await events()).toHaveLength(2));
  });

  it('are limited for a page that keeps failing', async () => {
    stop = startReporting(settings);
    becomeIdle();
    for (let index = 0; index < 60; index += 1) {
      reportBug(new Error(`again ${index}`));
      // The first reports wait for the code to load.
      if (index === 10) await import('#src/reporting/sender.ts');
    }
    await waitFor(async () => expect(await events()).toHaveLength(20));
  });

  it('end when reporting stops', async () => {
    stop = startReporting(settings);
    becomeIdle();
    reportBug(new Error('before'));
    await waitFor(async () => expect(await events()).toHaveLength(1));
    stop();
    const reason = new Error('after');
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    expect(await events()).toHaveLength(1);
  });
});

describe('without a usable DSN', () => {
  it('nothing is loaded and nothing kept', async () => {
    const { errorReporting: _, ...off } = settings;
    stop = startReporting(off);
    reportBug(new Error('of no interest'));
    stop();
    stop = startReporting(settings);
    becomeIdle();
    reportBug(new Error('of interest'));
    await waitFor(async () => expect(await events()).toHaveLength(1));
    expect(JSON.stringify(await events())).toContain('"of interest"');
  });

  it('the page starts and logs the invalid setting to the server', async () => {
    stop = startReporting({ ...settings, errorReporting: { dsn: 'reports.example' } });
    becomeIdle();
    await waitFor(() =>
      expect(logged).toEqual([
        [
          '/log',
          {
            message: 'Errors are not reported: this setting is no DSN.',
            context: { setting: 'errorReporting.dsn' },
          },
        ],
      ]),
    );
    reportBug(new Error('unheard'));
    expect(await events()).toEqual([]);
  });
});
