import { makePolicy } from '../mocks/upload/policy.ts';
import { expect, test } from './browser-test.ts';
import { openUploadPage, provider, upload, watchCalls } from './upload-page.ts';

const megabyte = 1024 * 1024;
const failedRequest = /Failed to load resource|has been blocked by CORS/;

test.beforeEach(async ({ page, expectedConsole }) => {
  expectedConsole.push(failedRequest);
  await openUploadPage(page);
});

test.afterEach(async ({ page }) => {
  const violations = await page.request.get(`${provider}/__mock__/violations`);
  expect(await violations.json(), 'answers outside the contract').toEqual({ violations: [] });
});

function count(calls: readonly string[], name: string): number {
  return calls.filter((call) => call === name).length;
}

test('a file of three parts arrives whole, and is served back identical', async ({ page }) => {
  const calls = watchCalls(page);
  const store = { path: '/avatars/', workflows: ['wf-1'], altText: 'Boats' };
  const { file, starts } = await upload(page, { name: 'boats.png', size: 13 * megabyte, store });
  expect(file).toMatchObject({
    status: 'Stored',
    handle: expect.stringMatching(/^[\w-]{20}$/),
    container: 'calendar-files',
    key: expect.stringMatching(/^avatars\/.*_boats\.png$/),
    workflows: ['wf-1'],
  });
  expect(starts).toBe(1);
  expect(calls[0]).toBe('POST start');
  expect(calls.at(-1)).toBe('POST complete');
  expect(calls.filter((call) => call.startsWith('PUT part ')).toSorted()).toEqual([
    'PUT part 1',
    'PUT part 2',
    'PUT part 3',
  ]);
  const isSame = await page.evaluate(async (url) => {
    const response = await fetch(url);
    const served = new Uint8Array(await response.arrayBuffer());
    const { uploadedBytes: sent } = window as unknown as { uploadedBytes: Uint8Array };
    const same = served.length === sent.length && served.every((byte, at) => byte === sent[at]);
    return [same, response.headers.get('content-type')];
  }, file?.url ?? '');
  expect(isSame).toEqual([true, 'image/png']);
});

test('a completion that is not ready is asked for again', async ({ page }) => {
  const calls = watchCalls(page);
  const { file } = await upload(page, { name: 'complete-202-2.png' });
  expect(file?.status).toBe('Stored');
  expect(count(calls, 'POST complete')).toBe(3);
});

test('a file may be in transit', async ({ page }) => {
  expect((await upload(page, { name: 'complete-transit.png' })).file?.status).toBe('InTransit');
});

for (const { step, call } of [
  { step: 'start', call: 'POST start' },
  { step: 'upload', call: 'POST upload' },
  { step: 'part', call: 'PUT part 1' },
  { step: 'complete', call: 'POST complete' },
]) {
  for (const fault of ['500', 'drop', 'slow']) {
    test(`${step}: after one failure (${fault}) the same request is sent again`, async ({
      page,
    }) => {
      const calls = watchCalls(page);
      const wish = { name: `${step}-${fault}+${test.info().workerIndex}.png` };
      const { file } = await upload(page, { ...wish, options: { timeout: 1500 } });
      expect(file?.status).toBe('Stored');
      expect(count(calls, call)).toBe(2);
      if (step === 'part') expect(count(calls, 'POST upload')).toBe(1);
    });
  }
}

test('failures that go on end the upload once the retries are used up', async ({ page }) => {
  const calls = watchCalls(page);
  const { error } = await upload(page, { name: 'upload-500-always.png', options: { retry: 1 } });
  expect(error).toMatchObject({
    message: 'FS-Cannot get part metadata',
    details: { code: 500 },
  });
  expect(count(calls, 'POST upload')).toBe(2);
});

for (const name of ['part-403-skewed-2.png', 'part-403-skewed-xml-2.png']) {
  test(`${name}: a part whose clock is off is signed and sent anew`, async ({ page }) => {
    const calls = watchCalls(page);
    expect((await upload(page, { name })).file?.status).toBe('Stored');
    expect([count(calls, 'POST upload'), count(calls, 'PUT part 1')]).toEqual([3, 3]);
  });
}

const failures = [
  { name: 'part-403-skewed-s3.png', message: 'FS-Cannot upload file part', details: { code: 403 } },
  { name: 'part-403-denied.png', message: 'FS-Cannot upload file part', details: { code: 403 } },
  { name: 'part-400.png', message: 'FS-Cannot upload file part', details: { code: 400 } },
  {
    name: 'part-403-other.png',
    message: 'FS-Cannot upload file',
    details: { code: 'AccessDenied' },
  },
  {
    name: 'part-no-etag.png',
    message: 'FS-Cannot upload file, check S3 bucket settings',
    details: 'Etag header is not exposed in CORS settings',
  },
  {
    name: 'part-hidden-etag.png',
    message: 'FS-Cannot upload file, check S3 bucket settings',
    details: 'Etag header is not exposed in CORS settings',
  },
  { name: 'start-403.png', message: 'FS-Cannot upload file. Start request failed' },
  {
    name: 'start-incomplete.png',
    message: 'FS-Cannot upload file. Start request failed',
    details: {},
  },
  { name: 'start-text.png', message: 'FS-Cannot upload file. Start request failed', details: {} },
  { name: 'upload-403.png', message: 'FS-Cannot get part metadata', details: { code: 403 } },
  { name: 'complete-403.png', message: 'FS-Cannot complete file', details: { code: 403 } },
];
for (const { name, message, details } of failures) {
  test(`${name} fails at once with “${message}”`, async ({ page }) => {
    const calls = watchCalls(page);
    const { file, error } = await upload(page, { name });
    expect(file).toBeUndefined();
    expect(error).toMatchObject({ message, ...(details === undefined ? {} : { details }) });
    expect(new Set(calls).size, 'nothing is repeated').toBe(calls.length);
  });
}

test('an empty file is refused without a call', async ({ page }) => {
  const calls = watchCalls(page);
  const { error } = await upload(page, { name: 'pic.png', size: 0 });
  expect(error).toMatchObject({
    message: 'FS-Invalid file "pic.png" size - 0',
    type: 'validation',
  });
  expect(calls).toEqual([]);
});

test('what is no file is refused without a call', async ({ page }) => {
  const calls = watchCalls(page);
  const messages = await page.evaluate(() => {
    const { filestack } = window as unknown as {
      filestack: { init: (key: string) => { upload: (file: unknown) => Promise<unknown> } };
    };
    const uploads = [7, {}, 'plain text'].map((input) => filestack.init('key').upload(input));
    return Promise.all(uploads.map((done) => done.catch((error) => error.message)));
  });
  expect(messages).toEqual(Array(3).fill('Unsupported input file type'));
  expect(calls).toEqual([]);
});

test('an upload can pause and go on', async ({ page }) => {
  const calls = watchCalls(page);
  const wish = { name: 'pause.png', size: 11 * megabyte, act: 'pause-and-resume' } as const;
  const options = { partSize: 5 * megabyte + 1, concurrency: 1 };
  const { file, progress } = await upload(page, { ...wish, options });
  expect(file?.status).toBe('Stored');
  expect(calls.filter((call) => call.startsWith('PUT')).length).toBe(3);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
});

test('an upload can be cancelled while a part travels', async ({ page }) => {
  const { error } = await upload(page, {
    name: 'part-slow-always.png',
    options: { timeout: 60_000 },
    act: 'cancel-on-start',
  });
  expect(error).toMatchObject({ type: 'aborted', details: { reason: 'Request aborted' } });
});

test.describe('intelligent mode', () => {
  test('commits every part, and lists none', async ({ page }) => {
    const calls = watchCalls(page);
    const options = { intelligent: true };
    const { file } = await upload(page, { name: 'big.png', size: 9 * megabyte, options });
    expect(file?.status).toBe('Stored');
    expect(count(calls, 'POST commit')).toBe(2);
    expect(count(calls, 'PUT part 2')).toBe(1);
  });

  test('falls back for good when the start does not offer it', async ({ page }) => {
    const calls = watchCalls(page);
    const options = { intelligent: true };
    const { file } = await upload(page, { name: 'start-plain.png', size: 9 * megabyte, options });
    expect(file?.status).toBe('Stored');
    expect(count(calls, 'POST commit')).toBe(0);
    expect(count(calls, 'PUT part 2')).toBe(1);
  });

  for (const fault of ['drop', '500']) {
    test(`sends the whole chunk again at once after a failure (${fault})`, async ({ page }) => {
      const calls = watchCalls(page);
      const name = `part-${fault}-3.png`;
      const options = { intelligent: true };
      const { file } = await upload(page, { name, size: megabyte, options });
      expect(file?.size).toBe(megabyte);
      expect(count(calls, 'PUT part 1')).toBe(4);
      expect(count(calls, 'POST commit')).toBe(1);
    });

    test(`gives a small part up after a failure (${fault})`, async ({ page }) => {
      const name = `part-${fault}.png`;
      const { error } = await upload(page, { name, options: { intelligent: true } });
      expect(error?.message).toBe('FS-Min chunk size reached');
    });
  }

  for (const fault of ['drop', '500']) {
    test(`takes over a part that failed (${fault}) in fallback mode`, async ({ page }) => {
      const calls = watchCalls(page);
      const wish = { name: `part-${fault}.png`, size: 9 * megabyte };
      const options = { intelligent: 'fallback', concurrency: 1 };
      const { file } = await upload(page, { ...wish, options });
      expect(file?.size).toBe(9 * megabyte);
      expect(count(calls, 'PUT part 1')).toBe(2);
      expect(count(calls, 'POST commit'), 'the mode stays').toBe(2);
    });
  }

  test('is what a refused part ends in, in fallback mode', async ({ page }) => {
    const calls = watchCalls(page);
    const options = { intelligent: 'fallback' };
    const { error } = await upload(page, { name: 'part-403-denied.png', options });
    expect(error?.message).toBe('FS-Min chunk size reached');
    expect(count(calls, 'PUT part 1')).toBe(2);
  });

  test('fails when a part can not be committed', async ({ page }) => {
    const options = { intelligent: true };
    const { error } = await upload(page, { name: 'commit-403.png', options });
    expect(error?.message).toBe('FS-Cannot commit file part metadata');
  });
});

test.describe('a policy', () => {
  const refused = [
    { why: 'that has expired', security: makePolicy({ expirySeconds: -10 }) },
    { why: 'for something else', security: makePolicy({ call: ['read'] }) },
    { why: 'for smaller files', security: makePolicy({ maxSize: 999 }) },
    { why: 'with another signature', security: { ...makePolicy(), signature: '0'.repeat(64) } },
  ];
  for (const { why, security } of refused) {
    test(`${why} lets nothing through`, async ({ page }) => {
      const { error } = await upload(page, { name: 'refused.png', security });
      expect(error).toMatchObject({
        message: 'FS-Cannot upload file. Start request failed',
        details: { code: 403 },
      });
    });
  }

  test('is not needed', async ({ page }) => {
    expect((await upload(page, { name: 'free.png', security: null })).file?.status).toBe('Stored');
  });
});
