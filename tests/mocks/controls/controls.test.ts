import { describe, expect, it } from 'vitest';
import { join } from '../mails.ts';
import { errorId, openMock, template } from '../support.ts';

const nina = { name: 'Nina', email: 'nina@example.com', password: 'three rivers' };

describe('the controls', () => {
  it('reset one world', async () => {
    const { browser } = await openMock();
    const [first, second] = [browser(), browser()];
    await first.logIn('owner@example.com');
    await second.logIn('owner@example.com');
    expect((await first.post('/__mock__/reset', undefined)).status).toBe(204);
    expect((await first.get('/user/calendars')).status).toBe(401);
    expect((await second.get('/user/calendars')).status).toBe(200);
  });

  it('forget registered accounts', async () => {
    const mock = await openMock();
    await join(mock, nina);
    await mock.post('/__mock__/reset', undefined);
    expect((await mock.logIn(nina.email, { password: nina.password })).status).toBe(401);
  });

  it('list the contract violations', async () => {
    const { get } = await openMock();
    expect(await (await get('/__mock__/violations')).json()).toEqual({ violations: [] });
    expect(await errorId(await get('/__mock__/nothing'))).toBe('not_found');
  });

  it.each([
    ['session', {}, 'as'],
    ['session', { as: 'nobody@example.com' }, 'as'],
    [
      'session',
      { as: 'owner@example.com', impersonatedBy: 'member@example.com' },
      'impersonatedBy',
    ],
    ['session', { as: null, color: 'red' }, 'color'],
    ['session', [], 'body'],
    ['settings', { language: 'tlh' }, 'language'],
    ['clock', { now: 'yesterday' }, 'now'],
    ['latency', { ms: -1 }, 'ms'],
    ['offline', { offline: 1 }, 'offline'],
    ['next', { operation: 'listCalendars' }, 'code'],
    ['next', { operation: 'listCalendars', code: 500, scenario: 'cut' }, 'code'],
    ['next', { operation: 'listCalendars', scenario: 'flood' }, 'scenario'],
    ['next', { operation: 'flyToTheMoon', code: 200 }, 'operation'],
    ['next', { operation: 'listCalendars', code: 418 }, 'code'],
    ['next', { operation: 'listCalendars', code: 200, example: 'toString' }, 'example'],
  ])('refuse as %s %j', async (name, body, field) => {
    const { post } = await openMock();
    const response = await post(`/__mock__/${name}`, body);
    expect(response.status).toBe(422);
    expect((await response.json()).error.details).toMatchObject([{ field }]);
  });
});

describe('the bar', () => {
  const html = { accept: 'text/html', 'x-requested-with': '' };
  const page = { template: () => `${template}</body>`, csp: true };

  it('is added to pages only on request, with or without a base path, and not in a frame', async () => {
    const plain = await openMock({ page });
    expect(await (await plain.get('/login', html)).text()).not.toContain('__mock__');
    const { get } = await openMock({ page, bar: true, basePath: '/kalender' });
    expect(await (await get('/login', html)).text()).toContain('src="/kalender/__mock__/"');
    const framed = await get('/login', { ...html, 'sec-fetch-dest': 'iframe' });
    expect(await framed.text()).not.toContain('__mock__');
    expect((await get('/__mock__/bar.css')).headers.get('content-type')).toContain('text/css');
  });

  it('lists the current accounts, and how the caller is shown pages', async () => {
    const mock = await openMock();
    await join(mock, nina);
    await mock.post('/__mock__/settings', { language: 'zh-cn' });
    const panel = await (await mock.get('/__mock__/', html)).text();
    expect(panel).toContain('<option>owner@example.com</option>');
    expect(panel).toContain('<option selected>nina@example.com</option>');
    expect(panel).toContain('<option selected>zh-cn</option>');
    expect(panel).toContain('<option>listCalendars 500 internal_error</option>');
  });

  it('returns from a form to the page around it', async () => {
    const { fetch, get } = await openMock();
    const body = new URLSearchParams({ from: '/login?a=b', as: 'owner@example.com' });
    const response = await fetch('/__mock__/session', { method: 'POST', body });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/login?a=b']);
    expect(await (await get('/__mock__/state')).json()).toMatchObject({ as: 'owner@example.com' });
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example/', 'javascript:1', '/日'])(
    'returns to no other site after a form: %s',
    async (from) => {
      const { fetch } = await openMock();
      const body = new URLSearchParams({ from });
      const response = await fetch('/__mock__/reset', { method: 'POST', body });
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toMatch(/^\/(%E6%97%A5)?$/);
    },
  );

  it('has a page that frames the product', async () => {
    const { get } = await openMock({ basePath: '/kalender' });
    const path = encodeURIComponent('/user/dashboard?query="><script>');
    const framing = await (await get(`/__mock__/framed?path=${path}`)).text();
    expect(framing).toContain('src="/kalender/user/dashboard?query=&#34;&#62;&#60;script&#62;"');
  });
});
