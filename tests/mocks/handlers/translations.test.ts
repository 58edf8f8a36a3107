import { describe, expect, it } from 'vitest';
import { errorId, openMock } from '../support.ts';

const load = async (path: string) => {
  const { get } = await openMock();
  return get(`/v1/internationalization/${path}`);
};

describe('translations', () => {
  it('contain the three kinds of keys', async () => {
    const body = await (await load('en/login,dashboard/de')).json();
    expect(Object.keys(body).sort()).toEqual([
      'core_js_en',
      'dashboard_en',
      'datetime_en',
      'login_en',
    ]);
    expect(body.login_en['login:Log in']).toBe('Log in');
    expect(body.core_js_en['common:Try again']).toBe('Try again');
  });

  it.each([
    ['de', { date: 'dd.MM.yy', dateLong: 'd. MMMM yyyy', time24: 'HH:mm' }],
    ['en', { date: 'M/d/yy', dateLong: 'MMMM d, yyyy', time24: 'HH:mm' }],
    ['es', { dateLong: "d' de 'MMMM' de 'yyyy" }],
    ['ja', { date: 'yyyy/MM/dd', dateLong: "yyyy'年'M'月'd'日'" }],
  ])('contain the date formats of %s', async (locale, formats) => {
    const body = await (await load(`en/login/${locale}`)).json();
    expect(body.datetime_en).toMatchObject(formats);
  });

  it('are empty if a language has none yet', async () => {
    expect(await (await load('sl/login/sl')).json()).toMatchObject({ login_sl: {} });
  });

  it.each(['xx/login/en', 'en/nothing/en', 'en/login/xx', 'en/login,nothing/en'])(
    'report that %s does not exist',
    async (path) => {
      const response = await load(path);
      expect([response.status, await errorId(response)]).toEqual([404, 'translation_not_found']);
    },
  );
});

it('texts of an earlier release are gone', async () => {
  const { get } = await openMock();
  const response = await get('/v0/internationalization/en/login/en');
  expect([response.status, await errorId(response)]).toEqual([404, 'translation_not_found']);
});

describe('the shared data of every page', () => {
  it('has news of three ages', async () => {
    const { get } = await openMock({ clock: () => new Date('2026-03-02T09:00:00Z') });
    const { results: items } = await (await get('/news')).json();
    const days = items.map(({ date }: { date: string }) => date.slice(0, 10));
    expect(days).toEqual(['2026-02-24', '2026-01-13', '2025-08-04']);
  });

  it('accepts log messages', async () => {
    const { send } = await openMock();
    const message = { message: 'Icon not found', context: { icon: 'x' } };
    expect((await send('POST', '/log', message)).status).toBe(204);
    expect((await send('POST', '/log', { message: '' })).status).toBe(422);
  });
});
