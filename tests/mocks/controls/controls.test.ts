import { describe, expect, it } from 'vitest';
import { join } from '../mails.ts';
import { errorId, openMock, template } from '../support.ts';

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
    const account = { name: 'Nina', email: 'nina@example.com', password: 'three rivers' };
    await join(mock, account);
    await mock.post('/__mock__/reset', undefined);
    expect((await mock.logIn(account.email, { password: account.password })).status).toBe(401);
  });

  it('list the contract violations', async () => {
    const { get } = await openMock();
    expect(await (await get('/__mock__/violations')).json()).toEqual({ violations: [] });
  });

  it('answer unknown paths like the rest of the service', async () => {
    const { get } = await openMock();
    const wrong = await get('/__mock__/reset');
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await errorId(await get('/__mock__/nothing'))).toBe('not_found');
  });
});

describe('the bar', () => {
  const html = { accept: 'text/html', 'x-requested-with': '' };

  it('is added to pages only on request, with or without a base path', async () => {
    const page = { template: () => `${template}</head>`, csp: true };
    const plain = await openMock({ page });
    expect(await (await plain.get('/login', html)).text()).not.toContain('__mock__');
    const { get } = await openMock({ page, bar: true, basePath: '/kalender' });
    expect(await (await get('/login', html)).text()).toContain(
      '<script type="module" src="/kalender/__mock__/bar.js"></script></head>',
    );
    for (const file of ['bar.js', 'place.js', 'bar.css']) {
      expect((await get(`/__mock__/${file}`)).status).toBe(200);
    }
  });

  it('has a page that frames the product', async () => {
    const { get } = await openMock();
    const path = encodeURIComponent('/user/dashboard?query="><script>');
    const response = await get(`/__mock__/framed?path=${path}`);
    expect(await response.text()).toContain(
      'src="/user/dashboard?query=%22%3E%3Cscript%3E"></iframe>',
    );
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  it('keeps the framed page below the base path', async () => {
    const { get } = await openMock({ basePath: '/kalender' });
    const response = await get(`/__mock__/framed?path=${encodeURIComponent('/../login')}`);
    expect(await response.text()).toContain('src="/kalender/login"');
  });

  it.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    'javascript:alert(1)',
    'login',
    '/__mock__/framed',
    '/login/../__mock__/framed',
    '/.//evil.example',
  ])('does not frame %j', async (path) => {
    const { get } = await openMock();
    const response = await get(`/__mock__/framed?path=${encodeURIComponent(path)}`);
    expect([response.status, await errorId(response)]).toEqual([422, 'validation_error']);
  });
});
