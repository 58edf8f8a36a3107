import { expect, it } from 'vitest';
import { browserDevice } from '#mocks/world/browser-device.ts';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) ${webKit} Version/18.0 Safari/605.1.15`,
    'Safari on macOS',
    'computer',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`,
    'Edge on Windows',
    'computer',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox on Linux',
    'computer',
  ],
  [
    `Mozilla/5.0 (Linux; Android 16) ${webKit} Chrome/140.0.0.0 Mobile Safari/537.36`,
    'Chrome on Android',
    'phone',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webKit} Version/18.0 Safari/604.1`,
    'Safari on iPhone',
    'phone',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) ${webKit} Version/18.0 Safari/604.1`,
    'Safari on iPad',
    'tablet',
  ],
  ['curl/8.0', 'Browser', 'computer'],
  [null, 'Browser', 'computer'],
])('%s is %s, a %s', (userAgent, name, kind) => {
  expect(browserDevice(userAgent)).toEqual({
    name,
    kind,
    place: null,
    platform: 'web',
    push: false,
  });
});
