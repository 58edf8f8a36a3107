import { describe, expect, it } from 'vitest';
import { mockApiKey as apikey, makePolicy } from '#mocks/upload/policy.ts';
import { openProvider } from '../upload-client.ts';

const flow = 'web';

function json(response: Response) {
  expect(response.status).toBe(200);
  return response.json();
}

describe('a cloud drive', () => {
  it('is listed by folder and by accepted types', async () => {
    const { post, service } = await openProvider();
    const list = (path: string, accept?: string[]) =>
      post('/folder/list', { apikey, flow, clouds: { dropbox: { path } }, accept });
    const names = async (response: Response) => {
      const { dropbox } = await json(response);
      return dropbox.contents.map(({ name }: { name: string }) => name);
    };
    const pictures = ['Regatta', 'rowing-team.png'];
    expect(await names(await list('/'))).toEqual([...pictures, 'training-plan.txt']);
    expect(await names(await list('/', ['image/*']))).toEqual(pictures);
    expect(await names(await list('/', ['.png']))).toEqual(pictures);
    expect(await names(await list('/', ['text/plain']))).toEqual(['Regatta', 'training-plan.txt']);
    expect(await names(await list('/Regatta'))).toEqual(['finish.png', 'start.png']);
    expect((await list('/Nothing/')).status).toBe(404);
    expect(service.violations).toEqual([]);
  });

  it('keeps its token across calls', async () => {
    const { post } = await openProvider();
    const clouds = { googledrive: { path: '/' } };
    const { token } = await json(await post('/folder/list', { apikey, flow, clouds }));
    const second = await json(await post('/folder/list', { apikey, flow, clouds, token }));
    expect(second.token).toBe(token);
  });

  it('has files that can be stored', async () => {
    const { post, fetch } = await openProvider();
    const store = (path: string, more: object = {}) =>
      post('/store/', { apikey, flow, clouds: { box: { path, store: { path: '/a/' } } }, ...more });
    const { box } = await json(await store('/training-plan.txt', { upload_tags: { a: 'b' } }));
    expect(box).toMatchObject({ filename: 'training-plan.txt', upload_tags: { a: 'b' } });
    expect(await (await fetch(box.url)).text()).toContain('regatta');
    expect((await store('/nothing.png')).status).toBe(404);
    const { policy, signature } = makePolicy({ maxSize: 10 });
    expect((await store('/training-plan.txt', { policy, signature })).status).toBe(403);
  });
});

describe('the account', () => {
  it('stores nothing if it is blocked', async () => {
    const { post, start } = await openProvider();
    const { response } = await start(new Uint8Array(10), { security: { apikey: 'blocked' } });
    const refused = [
      response,
      await post('/store/', {
        apikey: 'blocked',
        flow: 'web',
        clouds: { googledrive: { path: '/training-plan.txt' } },
      }),
    ];
    for (const { status } of refused) expect(status).toBe(403);
  });
});
