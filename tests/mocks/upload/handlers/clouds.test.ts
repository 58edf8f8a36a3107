import { describe, expect, it } from 'vitest';
import { mockApiKey as apikey, makePolicy } from '#mocks/upload/policy.ts';
import { openProvider, origin, someBytes } from '../upload-client.ts';

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

  it('keeps its token across calls until the user logs out', async () => {
    const { post } = await openProvider();
    const clouds = { googledrive: { path: '/' } };
    const { token } = await json(await post('/folder/list', { apikey, flow, clouds }));
    const second = await json(await post('/folder/list', { apikey, flow, clouds, token }));
    expect(second.token).toBe(token);
    const left = await json(
      await post('/auth/logout', { apikey, flow, token, clouds: { googledrive: {} } }),
    );
    expect(left).toEqual({ token: expect.not.stringMatching(token), googledrive: {} });
    expect(await json(await post('/auth/logout', { apikey, flow }))).toEqual({
      token: expect.any(String),
    });
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

describe('a URL', () => {
  const url = 'https://pictures.example/team/boats.png';

  it('is described and stored as a small picture', async () => {
    const { post, fetch } = await openProvider();
    const described = await json(await post('/metadata', { apikey, url }));
    expect(described).toMatchObject({ filename: 'boats.png', mimetype: 'image/png' });
    const sources = [{ source: url, headers: { accept: 'image/png' } }];
    const { policy, signature } = makePolicy({ url: '^https://pictures' });
    const tasks = [
      { name: 'store', params: { location: 's3', path: 'team/' } },
      { name: 'security', params: { policy, signature } },
    ];
    const stored = await json(await post('/process', { apikey, sources, tasks }));
    expect(stored).toMatchObject({
      filename: 'boats.png',
      type: 'image/png',
      size: described.size,
    });
    const metadata = await fetch(`/api/file/${stored.handle}/metadata?sourceUrl=true`);
    expect(await metadata.json()).toEqual({ sourceUrl: url });
    const other = await post('/process', { apikey, sources: ['https://x.example/'], tasks });
    expect(other.status).toBe(403);
  });

  it('of the provider’s own file describes that file', async () => {
    const { post, upload } = await openProvider();
    const { url: own } = await (await upload(someBytes(77))).json();
    expect(own.startsWith(origin)).toBe(true);
    expect(await json(await post('/metadata', { apikey, url: own }))).toMatchObject({ size: 77 });
  });

  it('of the provider’s own file does so in any world, and with a policy', async () => {
    const { post, upload } = await openProvider({ base: '/worlds/one' });
    const { handle } = await (await upload(someBytes(77))).json();
    for (const path of [`/cdn/${handle}`, `/worlds/two/cdn/${handle}?policy=a&signature=b`]) {
      const described = await json(await post('/metadata', { apikey, url: origin + path }));
      expect(described).toMatchObject({ size: 77 });
    }
  });
});

describe('a recording', () => {
  it('is prepared, started and stopped', async () => {
    const { post, fetch } = await openProvider();
    const init = await json(await fetch('/recording/video/init', { method: 'POST' }));
    const session = { apikey, session_id: init.session_id };
    const { archive_id } = await json(await post('/recording/video/start', session));
    const stopped = await json(await post('/recording/video/stop', { ...session, archive_id }));
    expect((await fetch(stopped.url)).status).toBe(200);
    const wrong = { ...session, archive_id: 'other' };
    expect((await post('/recording/video/stop', wrong)).status).toBe(404);
  });

  it('must be known, and of a known kind', async () => {
    const { post, fetch } = await openProvider();
    const session = { apikey, session_id: 'nothing' };
    expect((await post('/recording/audio/start', session)).status).toBe(404);
    expect((await fetch('/recording/smell/init', { method: 'POST' })).status).toBe(422);
  });
});

describe('the account', () => {
  it('has the requested permissions', async () => {
    const { post } = await openProvider();
    const asked = { permissions: ['whitelabel'], settings: ['inapp_browser'], events: ['picker'] };
    const picker_config = { maxFiles: 2, fromSources: ['url'] };
    expect(await json(await post('/prefetch', { apikey, ...asked, picker_config }))).toEqual({
      blocked: false,
      permissions: { whitelabel: true },
      settings: { inapp_browser: false },
      updated_config: picker_config,
    });
  });

  it('stores nothing if it is blocked', async () => {
    const { post, start } = await openProvider();
    const { response } = await start(new Uint8Array(10), { security: { apikey: 'blocked' } });
    const refused = [
      response,
      await post('/process', {
        apikey: 'blocked',
        sources: ['https://pictures.example/a.png'],
        tasks: [{ name: 'store' }],
      }),
      await post('/store/', {
        apikey: 'blocked',
        flow: 'web',
        clouds: { googledrive: { path: '/training-plan.txt' } },
      }),
    ];
    for (const { status } of refused) expect(status).toBe(403);
  });

  it('can be blocked, or its policy refused', async () => {
    const { post } = await openProvider();
    const blocked = await json(await post('/prefetch', { apikey: 'blocked' }));
    expect(blocked.blocked).toBe(true);
    const { policy } = makePolicy();
    const security = { policy, signature: 'b'.repeat(64) };
    expect((await post('/prefetch', { apikey, security })).status).toBe(403);
  });
});
