import { waitFor } from '@testing-library/react';
import { createMemoryRouter, redirect } from 'react-router-dom';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from 'vitest';
import { hostSettings } from '#mocks/page/host-settings.ts';
import { startAnalytics } from '#src/analytics/analytics.ts';
import { receiveBugs } from '#src/util/bug-report.ts';
import { openAnalytics } from './provider-requests.ts';

const apiHost = 'http://uploads.test/worlds/a';
const key = 'ks0123456789abcdef';
const site = 'http://calendar.example';
const settings = hostSettings('', null, { uploadOrigin: 'http://uploads.test', worldId: 'a' });

/** Vitest's jsdom. An environment of its own for this file would restart the workers of all others. */
declare const jsdom: { reconfigure: (change: { url: string }) => void };

const { href } = window.location;

beforeAll(() => {
  jsdom.reconfigure({ url: `${site}/user/dashboard?query=rowing` });
  const referrer = { value: `${site}/${key}?code=1`, configurable: true };
  Object.defineProperty(document, 'referrer', referrer);
});

afterAll(() => {
  jsdom.reconfigure({ url: href });
  Reflect.deleteProperty(document, 'referrer');
});

let stop = () => {};
let idle: ReturnType<typeof vi.fn<(act: () => void) => number>>;
/** Makes the browser idle. */
const becomeIdle = () => {
  for (const [act] of idle.mock.calls) act();
};

beforeEach(() => {
  idle = vi.fn(() => 1);
  vi.stubGlobal('requestIdleCallback', idle);
  vi.stubGlobal('cancelIdleCallback', () => {});
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function openRouter(start = '/user/dashboard?query=rowing') {
  const page = { loader: () => null, HydrateFallback: () => null };
  return createMemoryRouter(
    [
      { path: '/home', ...page, loader: () => redirect('/user/dashboard') },
      { path: '*', ...page },
    ],
    { initialEntries: [start] },
  );
}

async function start(change: Partial<typeof settings> = {}, address?: string) {
  const analytics = await openAnalytics(apiHost);
  const router = openRouter(address);
  stop = startAnalytics({ ...settings, ...change }, router);
  await waitFor(() => expect(router.state.initialized).toBe(true));
  return { ...analytics, router };
}

describe('page views', () => {
  it('are reported at the start and on each navigation to another path', async () => {
    const { router, sentCount, events } = await start();
    becomeIdle();
    await waitFor(() => expect(sentCount()).toBe(1));
    await router.navigate('/user/dashboard?query=sailing');
    await router.navigate('/user/dashboard#top');
    await router.navigate(`/${key}?view=month`);
    await router.navigate(-1);
    await waitFor(() => expect(sentCount()).toBe(3));
    expect(await events()).toEqual([
      {
        n: 'pageview',
        u: `${site}/user/dashboard`,
        d: 'calendar.example',
        r: `${site}/token`,
        w: window.innerWidth,
        h: 0,
      },
      expect.objectContaining({ u: `${site}/token`, r: `${site}/user/dashboard` }),
      expect.objectContaining({ u: `${site}/user/dashboard`, r: `${site}/token` }),
    ]);
  });

  it('from before the library loaded are reported once it has', async () => {
    const { router, events, sentCount } = await start();
    await router.navigate('/user/notifications');
    expect(sentCount()).toBe(0);
    becomeIdle();
    await waitFor(() => expect(sentCount()).toBe(2));
    const addresses = (await events()).map(({ u }: { u: string }) => u);
    expect(addresses).toEqual([`${site}/user/dashboard`, `${site}/user/notifications`]);
  });

  it('are reported for the page after a redirect', async () => {
    const { events, sentCount } = await start({}, '/home');
    becomeIdle();
    await waitFor(() => expect(sentCount()).toBe(1));
    expect(await events()).toEqual([expect.objectContaining({ u: `${site}/user/dashboard` })]);
  });

  it('contain the application identifier instead of the calendar', async () => {
    const { events, sentCount } = await start({ appIdentifier: 'riverside' }, `/${key}/month`);
    becomeIdle();
    await waitFor(() => expect(sentCount()).toBe(1));
    expect(await events()).toEqual([expect.objectContaining({ u: `${site}/c/riverside/month` })]);
  });

  it('contain the application identifier only for the calendar of the page load', async () => {
    const { router, events, sentCount } = await start({ appIdentifier: 'riverside' }, `/${key}`);
    becomeIdle();
    await waitFor(() => expect(sentCount()).toBe(1));
    await router.navigate('/ks9876543210fedcba/month');
    await router.navigate('/c/abc123');
    await router.navigate(`/${key}/month`);
    await waitFor(() => expect(sentCount()).toBe(4));
    const addresses = (await events()).map(({ u }: { u: string }) => u);
    expect(addresses).toEqual(
      ['/c/riverside', '/token/month', '/c/token', '/c/riverside/month'].map((path) => site + path),
    );
  });

  it('that cannot be reported do not block navigation', async () => {
    const { router, sentCount } = await start();
    becomeIdle();
    await waitFor(() => expect(sentCount()).toBe(1));
    const errors: unknown[] = [];
    onTestFinished(receiveBugs(({ error }) => errors.push(error)));
    const error = new TypeError('blocked');
    vi.stubGlobal('XMLHttpRequest', function refuse() {
      throw error;
    });
    await router.navigate('/user/notifications');
    await waitFor(() =>
      expect(router.state).toMatchObject({
        location: { pathname: '/user/notifications' },
        navigation: { state: 'idle' },
      }),
    );
    expect(errors).toEqual([error]);
  });

  it('end when reporting stops, without leaving a global function', async () => {
    const { router, sentCount } = await start();
    becomeIdle();
    await waitFor(() => expect(sentCount()).toBe(1));
    stop();
    await router.navigate('/login');
    expect(sentCount()).toBe(1);
    expect('plausible' in window).toBe(false);
  });
});

describe('nothing is reported', () => {
  const { analytics: _, ...withoutSetting } = settings;
  const { publicHosts: __, ...withoutHosts } = settings;

  it.each([
    ['without the setting', withoutSetting],
    ['without public hosts', withoutHosts],
    ['on a host that is not public', { ...settings, publicHosts: ['www.calendar.example'] }],
  ])('%s', (_name, given) => {
    stop = startAnalytics(given, openRouter());
    expect(idle).not.toHaveBeenCalled();
  });

  it.each(['localhost', 'calendar.localhost', '127.0.0.1', '[::1]', '0.0.0.0'])(
    'on the local host %s, even if it is listed as public',
    (hostname) => {
      vi.stubGlobal('location', { hostname, origin: `http://${hostname}` });
      stop = startAnalytics({ ...settings, publicHosts: [hostname] }, openRouter());
      expect(idle).not.toHaveBeenCalled();
    },
  );

  it('if reporting stops before the library loads', async () => {
    const { sentCount } = await start();
    becomeIdle();
    stop();
    await import('#src/analytics/tracker.ts');
    expect(sentCount()).toBe(0);
  });
});

describe('a click on an external link', () => {
  it('is reported with its host alone, which names nothing of the page it leads to', async () => {
    const { events, sentCount } = await start({}, `/${key}`);
    becomeIdle();
    await waitFor(() => expect(sentCount()).toBe(1));
    const link = document.createElement('a');
    link.href = `https://other.example/${key}/help?calendar=${key}#${key}`;
    link.target = '_blank';
    document.body.append(link);
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    link.click();
    expect((await events()).at(-1)).toEqual({
      n: 'Outbound Link: Click',
      u: `${site}/token`,
      d: 'calendar.example',
      r: `${site}/token`,
      w: window.innerWidth,
      h: 0,
      p: JSON.stringify({ url: 'https://other.example/' }),
    });
  });
});
