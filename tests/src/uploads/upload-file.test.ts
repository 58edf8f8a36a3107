import { createHash } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { RequestError } from '#src/api/errors.ts';
import { canPause, type UploadRequest, uploadFile } from '#src/uploads/upload-file.ts';
import { type BugReport, receiveBugs } from '#src/util/bug-report.ts';
import { patience } from '#tests/setup/patience.ts';
import { holdRequests, policySource, startUploadProvider } from '../../setup/upload-provider.ts';

const megabyte = 1024 ** 2;
const limits = { maxFiles: 10, maxSize: 30 * megabyte };

function someFile(name: string, size = 1000): File {
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; at += 1) bytes[at] = (at * 7 + (at >> 9)) % 256;
  return new File([bytes], name, { type: 'image/png' });
}

async function startUpload(
  file: File,
  request: Partial<UploadRequest> = {},
  { onRequest }: Partial<ReturnType<typeof holdRequests>> = {},
) {
  const { settings, ...started } = await startUploadProvider(onRequest);
  const policy = policySource();
  const reports: BugReport[] = [];
  onTestFinished(receiveBugs((report) => reports.push(report)));
  const run = (more: Partial<UploadRequest> = {}) =>
    uploadFile(file, { provider: settings, policy, owner: '1', limits, ...request, ...more });
  return { ...started, settings, policy, reports, upload: run(), run };
}

async function sum(file: Blob): Promise<string> {
  return createHash('md5')
    .update(new Uint8Array(await file.arrayBuffer()))
    .digest('hex');
}

test('a file is uploaded unchanged, and the provider’s whole answer is returned', async () => {
  const file = someFile('boats.png', 7 * megabyte);
  const store = { path: '/logos/', workflows: ['wf-1'] };
  const { upload, provider } = await startUpload(file, {
    store,
    options: { tags: { purpose: 'logo' } },
  });
  const done = await upload.done;
  expect(done).toEqual({
    name: 'boats.png',
    status: 'Stored',
    type: 'image/png',
    size: 7 * megabyte,
    url: expect.stringMatching(/^http:/),
    handle: expect.stringMatching(/^[\w-]{20}$/),
    container: 'calendar-files',
    key: expect.stringMatching(/^logos\/.*_boats\.png$/),
    uploadTags: { purpose: 'logo' },
    workflows: ['wf-1'],
  });
  // Serialized as JSON, nothing is lost.
  expect(JSON.parse(JSON.stringify(done))).toEqual(done);
  const stored = provider.file(done.handle);
  expect(
    createHash('md5')
      .update(stored?.bytes ?? '')
      .digest('hex'),
  ).toBe(await sum(file));
});

test('progress starts at zero and ends with the whole file', async () => {
  const onProgress = vi.fn();
  const { upload } = await startUpload(someFile('a.png', 3000), { onProgress });
  await upload.done;
  const bytes = onProgress.mock.calls.map(([progress]) => progress.bytes);
  expect([bytes[0], bytes.at(-1)]).toEqual([0, 3000]);
  expect(bytes).toEqual(bytes.toSorted((a, b) => a - b));
});

test.each([
  ['start-403.png', 'Cannot upload file. Start request failed', true],
  ['start-text.png', 'Cannot upload file. Start request failed', true],
  ['upload-403.png', 'Cannot get part metadata', false],
  ['part-403-denied.png', 'Cannot upload file part', false],
  ['part-403-other.png', 'Cannot upload file', true],
  ['part-no-etag.png', 'Cannot upload file, check S3 bucket settings', true],
  ['complete-403.png', 'Cannot complete file', true],
  ['complete-text.png', 'Cannot complete file', true],
  ['complete-incomplete.png', 'Cannot complete file', true],
])('%s fails with “%s”, reported: %s', async (name, text, isReported) => {
  const { upload, reports } = await startUpload(someFile(name));
  const failure = await upload.done.catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'UploadError', message: text, isUnexpected: true });
  expect(reports.map(({ error }) => String(error))).toEqual(
    isReported ? [`Error: FS-${text}`] : [],
  );
  expect(JSON.stringify([failure, reports])).not.toMatch(/eyJ|[0-9a-f]{64}/);
});

test('a refused completion is reported with its status', async () => {
  const { upload, requests, reports } = await startUpload(someFile('complete-403.png'));
  await expect(upload.done).rejects.toMatchObject({ kind: 'service', status: 403 });
  expect(requests.at(-1)).toBe('POST /multipart/complete');
  expect(reports).toMatchObject([
    { error: { message: 'FS-Cannot complete file' }, facts: { status: '403' } },
  ]);
});

test('a policy refused by the provider is not used again', async () => {
  const { upload, run, policy } = await startUpload(someFile('start-403.png'));
  await expect(upload.done).rejects.toThrow();
  await expect(run().done).rejects.toThrow();
  expect(policy.calls).toBe(2);
});

test.each(['part-drop.png', 'start-500.png', 'complete-202.png'])(
  '%s succeeds without user action',
  async (name) => {
    const { upload } = await startUpload(someFile(name));
    expect((await upload.done).status).toBe('Stored');
  },
);

test('an empty or oversized file is refused before any request', async () => {
  const empty = await startUpload(new File([], 'empty.png'));
  await expect(empty.upload.done).rejects.toThrow('Invalid file "empty.png" size - 0');
  const large = await startUpload(someFile('a.png', 2001), {
    limits: { maxFiles: 1, maxSize: 2000 },
  });
  await expect(large.upload.done).rejects.toMatchObject({ kind: 'refused' });
  expect([empty.policy.calls, large.policy.calls, large.reports.length]).toEqual([0, 0, 0]);
});

test('a file of another kind than those accepted is refused before any request', async () => {
  const plan = new File(['%PDF-1.7'], 'plan.pdf', { type: 'application/pdf' });
  const { upload, policy, reports } = await startUpload(plan, { accept: 'image/*' });
  await expect(upload.done).rejects.toMatchObject({
    kind: 'refused',
    message: 'Files of this kind cannot be uploaded here.',
  });
  expect([policy.calls, reports.length]).toEqual([0, 0]);
});

test('a file is stored in the folder of its policy', async () => {
  const { upload } = await startUpload(someFile('a.png'), {
    policy: policySource({ path: '^/calendars/101/logo/' }),
  });
  expect((await upload.done).key).toMatch(/^calendars\/101\/logo\//);
});

test('the policy’s own limit applies, too', async () => {
  const { upload, requests } = await startUpload(someFile('a.png', 2001), {
    policy: policySource({ maxSize: 2000 }),
  });
  await expect(upload.done).rejects.toMatchObject({ kind: 'refused', isUnexpected: false });
  expect(requests).toEqual([]);
});

test('invalid options never reach the SDK', async () => {
  const { upload, requests } = await startUpload(someFile('a.png'), {
    options: { concurrency: 21 },
  });
  await expect(upload.done).rejects.toThrow('Invalid upload params');
  expect(requests).toEqual([]);
});

test('without browser storage nothing is uploaded', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Blocked.', 'SecurityError');
  });
  const { upload, policy } = await startUpload(someFile('a.png'));
  await expect(upload.done).rejects.toThrow(/^Uploading needs browser storage/);
  expect(policy.calls).toBe(0);
});

test('the error of a policy call is kept', async () => {
  const refusal = new RequestError({ id: 'internal_error', title: 'Oh', text: 'No', status: 500 });
  const call = () => Promise.reject(refusal);
  const { upload } = await startUpload(someFile('a.png'), { policy: { url: '/broken', call } });
  await expect(upload.done).rejects.toBe(refusal);
});

test.each(['at once', 'before the parts', 'during the parts'])(
  'canceling %s ends the upload soon and reports nothing',
  async (moment) => {
    const controller = new AbortController();
    const { signal } = controller;
    const { upload, requests, reports } = await startUpload(someFile('part-slow-always.png'), {
      signal,
    });
    const reached = { 'at once': 0, 'before the parts': 1, 'during the parts': 3 }[moment] ?? 0;
    await vi.waitUntil(() => requests.length >= reached, { ...patience, interval: 1 });
    controller.abort();
    await expect(upload.done).rejects.toMatchObject({ kind: 'canceled', message: 'Canceled' });
    expect(reports).toEqual([]);
  },
);

test('canceling a completion ends the upload and reports nothing', async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const completion = holdRequests('/multipart/complete');
  const { upload, requests, reports } = await startUpload(
    someFile('a.png'),
    { signal },
    completion,
  );
  await vi.waitUntil(() => requests.includes('POST /multipart/complete'), patience);
  controller.abort();
  await expect(upload.done).rejects.toMatchObject({ kind: 'canceled' });
  completion.letGo();
  expect(reports).toEqual([]);
});

test('canceling during a pause or before a retry ends the upload, too', async () => {
  for (const name of ['part-slow-always.png', 'upload-500-always.png']) {
    const controller = new AbortController();
    const { signal } = controller;
    const { upload, requests } = await startUpload(someFile(name, 13 * megabyte), { signal });
    await vi.waitUntil(() => requests.includes('POST /multipart/upload'), patience);
    upload.pause();
    controller.abort();
    await expect(upload.done).rejects.toMatchObject({ kind: 'canceled' });
  }
});

test('a pause holds back parts until the upload is resumed', async () => {
  const firstPart = holdRequests('/storage/');
  const { upload, requests } = await startUpload(someFile('a.png', 20 * megabyte), {}, firstPart);
  const parts = () => requests.filter((request) => request.startsWith('PUT')).length;
  await vi.waitUntil(() => parts() === 3, patience);
  upload.pause();
  firstPart.letGo();
  // Without the pause, the last part would be sent within this time.
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(parts()).toBe(3);
  upload.resume();
  await upload.done;
  expect(parts()).toBe(4);
});

test('a pause before the parts start is kept', async () => {
  const start = holdRequests('/multipart/start');
  const { upload, requests } = await startUpload(someFile('a.png', 20 * megabyte), {}, start);
  const parts = () => requests.filter((request) => request.startsWith('PUT')).length;
  await vi.waitUntil(() => requests.length > 0, patience);
  upload.pause();
  start.letGo();
  // The SDK starts the first parts before it hears of the pause.
  await vi.waitUntil(() => parts() > 0, patience);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(parts()).toBeLessThanOrEqual(3);
  upload.resume();
  expect((await upload.done).status).toBe('Stored');
});

test('a completion that is answered 202 is asked for again after a second', async () => {
  const waits = vi.spyOn(globalThis, 'setTimeout');
  let count = 0;
  const onRequest = ({ url, method }: Request) => {
    if (method === 'POST' && url.endsWith('/complete')) {
      count += 1;
      // Only what the SDK waits for from the first answer on.
      if (count === 1) waits.mockClear();
    }
    return Promise.resolve();
  };
  const { upload } = await startUpload(someFile('complete-202.png'), {}, { onRequest });
  await upload.done;
  expect(count).toBe(2);
  expect(waits.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(1000);
});

test('a pause is offered only if it would hold something back', () => {
  const threeParts = 3 * 6_291_456;
  expect([canPause({ size: threeParts }), canPause({ size: threeParts + 1 })]).toEqual([
    false,
    true,
  ]);
});

test.each([
  [false, undefined],
  [true, true],
  ['fallback', true],
] as const)('the setting “intelligent: %s” is passed to the SDK', async (intelligent, fii) => {
  const { settings } = await startUploadProvider();
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send');
  await uploadFile(someFile('a.png', 70_000), {
    provider: { ...settings, intelligent },
    policy: policySource(),
    owner: '1',
    limits,
  }).done;
  const start = JSON.parse(String(send.mock.calls[0]?.[0]));
  expect(start.fii).toBe(fii);
});
