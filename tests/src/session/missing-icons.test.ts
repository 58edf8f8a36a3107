import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMockService } from '#mocks/service.ts';
import { connectApi } from '#src/api/call.ts';
import { reportMissingIcon } from '#src/session/missing-icons.ts';
import { createInProcessFetch } from '../../setup/in-process-fetch.ts';

const minute = 60_000;
const start = Date.parse('2026-03-02T08:15:00Z');
let reports: unknown[];
let icon: string;
let count = 0;

beforeEach(async () => {
  // The module remembers the icons it has reported, and all tests share one module.
  count += 1;
  icon = `icon-${count}`;
  reports = [];
  const service = await createMockService({ page: { template: () => '', csp: false } });
  const fetch = createInProcessFetch(service, window.location.origin);
  connectApi({
    baseUrl: window.location.origin,
    product: 'Shared Calendar',
    language: () => 'en',
  });
  vi.stubGlobal('fetch', async (request: Request) => {
    reports.push(await request.clone().json());
    return fetch(request);
  });
  window.history.replaceState(null, '', '/user/dashboard?query=rowing');
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(start);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const sent = (times: number) => waitFor(() => expect(reports).toHaveLength(times));

describe('a missing icon', () => {
  it('is reported with its name and the path of the page', async () => {
    reportMissingIcon(icon);
    await sent(1);
    expect(reports).toEqual([
      { message: 'Icon not found', context: { icon, page: '/user/dashboard' } },
    ]);
  });

  it.each([
    ['/ksr0wingclubmain01/month', '/token/month'],
    ['/c/abc123/rowing-club', '/c/token'],
  ])('is reported without the calendar’s secrets: %s as %s', async (path, page) => {
    window.history.replaceState(null, '', path);
    reportMissingIcon(icon);
    await sent(1);
    expect(reports).toMatchObject([{ context: { page } }]);
  });

  it('is reported at most once per 10 minutes', async () => {
    reportMissingIcon(icon);
    await sent(1);
    vi.setSystemTime(start + 10 * minute - 1);
    reportMissingIcon(icon);
    reportMissingIcon(`${icon}-too`);
    await sent(2);
    vi.setSystemTime(start + 10 * minute);
    reportMissingIcon(icon);
    await sent(3);
    expect(reports[2]).toEqual(reports[0]);
  });

  it('is reported independently of others', async () => {
    reportMissingIcon(icon);
    reportMissingIcon(`${icon}-too`);
    await sent(2);
  });

  it('is not reported again after a reload or by another tab', async () => {
    reportMissingIcon(icon);
    await sent(1);
    vi.resetModules();
    const reloaded = await import('#src/session/missing-icons.ts');
    const api = await import('#src/api/call.ts');
    api.connectApi({
      baseUrl: window.location.origin,
      product: 'Shared Calendar',
      language: () => 'en',
    });
    reloaded.reportMissingIcon(icon);
    reloaded.reportMissingIcon(`${icon}-too`);
    await sent(2);
    expect(reports[1]).toMatchObject({ context: { icon: `${icon}-too` } });
  });

  it('is reported once without storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    reportMissingIcon(icon);
    reportMissingIcon(icon);
    await sent(1);
  });

  it.each(['{', '[]', '7', '"text"', 'null', '{"icon":"yesterday","__proto__":3}'])(
    'is reported despite broken storage: %s',
    async (stored) => {
      localStorage.setItem('missing-icons', stored);
      reportMissingIcon(icon);
      await sent(1);
      await waitFor(() =>
        expect(JSON.parse(localStorage.getItem('missing-icons') ?? '')).toMatchObject({
          [icon]: start,
        }),
      );
    },
  );

  it('is reported if a wrong clock has stored a time in the future', async () => {
    localStorage.setItem('missing-icons', JSON.stringify({ [icon]: Date.now() + minute }));
    reportMissingIcon(icon);
    await sent(1);
  });

  it('removes expired entries from storage', () => {
    localStorage.setItem('missing-icons', JSON.stringify({ old: Date.now() - 10 * minute }));
    reportMissingIcon(icon);
    expect(localStorage.getItem('missing-icons')).not.toContain('old');
  });

  it('is not reported while offline, when no icon can load', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    reportMissingIcon(icon);
    expect(reports).toEqual([]);
    expect(localStorage.getItem('missing-icons')).toBeNull();
  });

  it('that cannot be reported causes no error for the user', async () => {
    const failing = vi.fn(() => Promise.reject(new TypeError('fetch failed')));
    vi.stubGlobal('fetch', failing);
    reportMissingIcon(icon);
    await waitFor(() => expect(failing).toHaveBeenCalledOnce());
  });

  it('is truncated to the contract’s limits', async () => {
    const answers: number[] = [];
    const inner = globalThis.fetch;
    vi.stubGlobal('fetch', async (request: Request) => {
      const answer = await inner(request);
      answers.push(answer.status);
      return answer;
    });
    window.history.replaceState(null, '', `/c/${'x'.repeat(600)}`);
    reportMissingIcon(icon.padEnd(600, 'x'));
    await waitFor(() => expect(answers).toEqual([204]));
  });
});
