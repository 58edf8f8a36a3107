import { expect, onTestFinished, test, vi } from 'vitest';
import { ConnectionCut } from '#mocks/http/connection-cut.ts';
import { makePolicy } from '#mocks/upload/policy.ts';
import { createClient } from '#src/uploads/sdk.ts';
import { serviceError } from '#src/uploads/service-errors.ts';
import { uploadFile } from '#src/uploads/upload-file.ts';
import { policySource, startUploadProvider } from '../../setup/upload-provider.ts';

/** The rules of the product specification, section 5, that the SDK itself enforces. */

const handle = 'R0w1ngClubTeamPict01';
const limits = { maxFiles: 10, maxSize: 30_000_000 };

function signed(call: ('read' | 'stat' | 'remove' | 'store' | 'pick')[]) {
  const { policy, signature } = makePolicy({ call });
  return { policy, signature };
}

/** A stored file, and a client with all permissions for it. */
async function storedFile() {
  const { settings, ...started } = await startUploadProvider();
  const file = new File(['calendar'], 'plan.txt', { type: 'text/plain' });
  const request = { provider: settings, policy: policySource(), owner: '1', limits };
  const stored = await uploadFile(file, request).done;
  const client = await createClient(settings, signed(['read', 'stat', 'remove']));
  return { ...started, settings, stored, client };
}

async function someClient(security?: { policy: string; signature: string }) {
  const { settings, requests } = await startUploadProvider();
  return { client: await createClient(settings, security), requests };
}

test('a client requires a key, and policy and signature together', async () => {
  await expect(createClient({ apiKey: '' })).rejects.toThrow('An apikey is required');
  const half = { policy: 'eyJ9', signature: '' };
  await expect(createClient({ apiKey: 'key' }, half)).rejects.toThrow(
    'Both policy and signature are required for client security',
  );
});

test('metadata contain the fields of their flags', async () => {
  const { client, stored } = await storedFile();
  expect(await client.metadata(stored.handle, { size: true, filename: true })).toEqual({
    handle: stored.handle,
    size: 8,
    filename: 'plan.txt',
  });
});

test('metadata require a handle and known flags', async () => {
  const { client, requests } = await someClient();
  expect(() => client.metadata('')).toThrow('A valid Filestack handle is required for metadata');
  expect(() => client.metadata(handle, Object({ color: true }))).toThrow('Invalid metadata params');
  expect(requests).toEqual([]);
});

test('a removed file no longer exists', async () => {
  const { client, stored, provider } = await storedFile();
  await client.remove(stored.handle);
  expect(provider.file(stored.handle)).toBeUndefined();
});

test('removing a file requires its handle, a policy and a signature', async () => {
  const { client, requests } = await someClient();
  expect(() => client.remove('')).toThrow('A valid Filestack handle is required for remove');
  expect(() => client.remove(handle)).toThrow('Security policy and signature are required');
  expect(() => client.remove(handle, { policy: 'eyJ9', signature: '' })).toThrow(
    'Security policy and signature are required',
  );
  expect(requests).toEqual([]);
});

test('a file is retrieved, but not with head and metadata together', async () => {
  vi.spyOn(console, 'info').mockReturnValue();
  const { client, stored } = await storedFile();
  const told = await client.retrieve(stored.handle, { metadata: true });
  expect(told).toMatchObject({ filename: 'plan.txt', size: 8 });
  expect(() => client.retrieve('')).toThrow('File handle is required');
  expect(() => client.retrieve(handle, { head: true, metadata: true })).toThrow(
    'Head and metadata options cannot be used together',
  );
  expect(() => client.retrieve(handle, Object({ color: 1 }))).toThrow('Invalid retrieve params');
});

test('a preview appears in its element, which must exist', async () => {
  const { client } = await someClient(signed(['read']));
  const target = document.createElement('div');
  target.id = 'preview';
  document.body.append(target);
  onTestFinished(() => target.remove());
  client.preview(handle, { id: 'preview' });
  expect(target.querySelector('iframe')?.src).toContain(handle);
  expect(() => client.preview(handle, { id: 'missing' })).toThrow(
    'DOM Element with id "missing" not found.',
  );
  expect(() => client.preview('')).toThrow('A valid Filestack handle or storage alias');
  expect(() => client.preview(handle, Object({ color: 1 }))).toThrow('Invalid preview params');
});

test('only video and audio can be recorded', async () => {
  const { client, requests } = await someClient();
  // The SDK keeps it for its picker, outside of its types.
  const { cloud } = Object(client) as { cloud: Record<string, (type: string) => unknown> };
  for (const name of ['tokInit', 'tokStart', 'tokStop']) {
    expect(() => cloud[name]?.('text'), name).toThrow('Type must be one of video or audio.');
  }
  expect(requests).toEqual([]);
  await cloud['tokInit']?.('video');
  expect(requests).toEqual(['POST /recording/video/init']);
});

test('the error of a refused call contains neither policy nor signature', async () => {
  const { settings, stored } = await storedFile();
  const security = signed(['read']);
  const client = await createClient(settings, security);
  const thrown = await client.remove(stored.handle).catch((error: unknown) => error);
  expect(String(thrown)).toContain(security.policy);
  const error = serviceError(thrown);
  expect(error).toMatchObject({ message: 'The upload failed', status: 403 });
  expect(JSON.stringify(error)).not.toContain(security.policy);
});

const listParts = (requests: readonly string[]) =>
  requests.filter((request) => /^PUT|commit/.test(request)).map((request) => request.split('/')[0]);

test('in fallback mode, intelligent mode sends a failed part and all later ones', async () => {
  const { settings, requests } = await startUploadProvider();
  const file = new File([new Uint8Array(9_000_000)], 'part-drop.txt');
  const provider = { ...settings, intelligent: 'fallback' } as const;
  const request = { provider, policy: policySource(), owner: '1', limits };
  // One part at a time, so that the second one comes after the failure.
  await uploadFile(file, { ...request, options: { concurrency: 1 } }).done;
  expect(requests.filter((one) => one === 'POST /multipart/commit')).toHaveLength(2);
  expect(listParts(requests).filter((method) => method === 'PUT ')).toHaveLength(3);
});

test('a start that does not offer intelligent mode selects default mode for good', async () => {
  const { settings, requests } = await startUploadProvider();
  const file = new File([new Uint8Array(9_000_000)], 'start-plain.txt');
  const provider = { ...settings, intelligent: true } as const;
  await uploadFile(file, { provider, policy: policySource(), owner: '1', limits }).done;
  expect(requests.filter((request) => request === 'POST /multipart/commit')).toEqual([]);
});

test('a fallback locked to default mode stays there after a network error, too', async () => {
  let parts = 0;
  const { settings, requests } = await startUploadProvider(({ method }) => {
    if (method !== 'PUT') return;
    parts += 1;
    if (parts === 1) throw new ConnectionCut('The first part is cut.');
  });
  const file = new File([new Uint8Array(7_000_000)], 'start-plain.txt');
  const provider = { ...settings, intelligent: 'fallback' } as const;
  await uploadFile(file, { provider, policy: policySource(), owner: '1', limits }).done;
  expect(listParts(requests)).toEqual(['PUT ', 'PUT ', 'PUT ']);
});
