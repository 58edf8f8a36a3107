import { makePolicy } from '../mocks/upload/policy.ts';
import { expect, test } from './browser-test.ts';
import { expectNoViolations } from './second-origin.ts';
import { openUploadPage, upload, watchCalls } from './upload-page.ts';

const megabyte = 1024 * 1024;
const failedRequest = /Failed to load resource|has been blocked by CORS/;

test.beforeEach(async ({ page, expectedConsole }) => {
  expectedConsole.push(failedRequest);
  await openUploadPage(page);
});

test.afterEach(({ page }) => expectNoViolations(page));

function count(calls: readonly string[], name: string): number {
  return calls.filter((call) => call === name).length;
}

test('a file of three parts arrives complete and is served back unchanged', async ({ page }) => {
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

test('a completion that is not ready is requested again', async ({ page }) => {
  const calls = watchCalls(page);
  const { file } = await upload(page, { name: 'complete-202-2.png' });
  expect(file?.status).toBe('Stored');
  expect(count(calls, 'POST complete')).toBe(3);
});

test('a file may still be in transit', async ({ page }) => {
  expect((await upload(page, { name: 'complete-transit.png' })).file?.status).toBe('InTransit');
});

for (const error of ['500', 'drop', 'slow']) {
  test(`after one failure (${error}) each request is repeated unchanged`, async ({ page }) => {
    const calls = watchCalls(page);
    const options = error === 'slow' ? { timeout: 2200 } : {};
    const uploads = ['start', 'upload', 'part', 'complete'].map((step) =>
      upload(page, { name: `${step}-${error}.png`, options }),
    );
    const statuses = (await Promise.all(uploads)).map(({ file }) => file?.status);
    expect(statuses).toEqual(Array(4).fill('Stored'));
    for (const call of ['POST start', 'POST upload', 'PUT part 1', 'POST complete']) {
      // On a busy machine, other requests may take longer than the short timeout too.
      const times = error === 'slow' ? Math.min(count(calls, call), 5) : count(calls, call);
      expect([call, times]).toEqual([call, 5]);
    }
  });
}

test('repeated failures end the upload once the retries are used up', async ({ page }) => {
  const calls = watchCalls(page);
  const { error } = await upload(page, { name: 'upload-500-always.png', options: { retry: 1 } });
  expect(error).toMatchObject({
    message: 'FS-Cannot get part metadata',
    details: { code: 500 },
  });
  expect(count(calls, 'POST upload')).toBe(2);
});

for (const name of ['part-403-skewed-2.png', 'part-403-skewed-xml-2.png']) {
  test(`${name}: a part with a skewed clock is signed and sent again`, async ({ page }) => {
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
test('failures that retrying cannot fix end the upload at once', async ({ page }) => {
  const calls = watchCalls(page);
  for (const { name, message, details } of failures) {
    calls.length = 0;
    const { file, error } = await upload(page, { name });
    expect([name, file]).toEqual([name, undefined]);
    expect({ name, ...error }).toMatchObject({ name, message, ...(details ? { details } : {}) });
    expect([name, new Set(calls).size], 'nothing is repeated').toEqual([name, calls.length]);
  }
});

test('an empty file is refused without a call', async ({ page }) => {
  const calls = watchCalls(page);
  const { error } = await upload(page, { name: 'pic.png', size: 0 });
  expect(error).toMatchObject({
    message: 'FS-Invalid file "pic.png" size - 0',
    type: 'validation',
  });
  expect(calls).toEqual([]);
});

test('a value that is not a file is refused without a call', async ({ page }) => {
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

/** Two parts, the first of which takes 2.5 seconds. */
const slowParts = {
  name: 'part-slow.png',
  size: 6 * megabyte,
  options: { partSize: 5 * megabyte, concurrency: 1 },
};

test('an upload can be paused and resumed', async ({ page }) => {
  const { file, progress } = await upload(page, {
    ...slowParts,
    acts: [
      { act: 'pause', since: 'parts', after: 300 },
      { act: 'resume', since: 'arrival', after: 1000 },
    ],
  });
  expect(file?.status).toBe('Stored');
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  const secondPartWaited = await page.evaluate(() => {
    const [resumed] = performance.getEntriesByName('resume');
    const second = performance
      .getEntriesByType('resource')
      .find(({ name }) => name.includes('/2/0?'));
    return resumed && second && second.startTime >= resumed.startTime;
  });
  expect(secondPartWaited).toBe(true);
});

test('an upload can be canceled while starting and while sending a part', async ({ page }) => {
  const options = { timeout: 60_000 };
  const aborted = { type: 'aborted', details: { reason: 'Request aborted' } };
  for (const [step, message] of [
    ['start', 'FS-Cannot upload file. Start request failed'],
    ['part', 'FS-Cannot upload file part'],
  ] as const) {
    const since = step === 'start' ? 'call' : 'address';
    const acts = [{ act: 'cancel', since, after: 200 }] as const;
    const { error } = await upload(page, { name: `${step}-slow-always.png`, options, acts });
    expect(error).toMatchObject({ message, ...aborted });
  }
});

test('the SDK ignores canceling too early or between retries, and pausing too early', async ({
  page,
}) => {
  const [canceledAtOnce, canceledWaiting, pausedAtOnce] = await Promise.all([
    upload(page, { name: 'a.png', acts: [{ act: 'cancel', since: 'call', after: 0 }] }),
    upload(page, {
      name: 'upload-500.png',
      acts: [{ act: 'cancel', since: 'address', after: 100 }],
    }),
    upload(page, { name: 'b.png', acts: [{ act: 'pause', since: 'call', after: 0 }] }),
  ]);
  expect(canceledAtOnce.file?.status).toBe('Stored');
  expect(canceledWaiting.file?.status).toBe('Stored');
  expect(pausedAtOnce.file?.status).toBe('Stored');
});

test('an upload canceled while paused never ends', async ({ page }) => {
  const { file, error, starts } = await upload(page, {
    ...slowParts,
    acts: [
      { act: 'pause', since: 'parts', after: 300 },
      { act: 'cancel', since: 'arrival', after: 500 },
    ],
    patience: 7_000,
  });
  expect([file, error, starts]).toEqual([undefined, undefined, 1]);
});

test('a nameless blob and a data URL are called “undefined”', async ({ page }) => {
  const names = await page.evaluate(() => {
    const { client } = window as unknown as { client: SdkClient };
    const { filestack } = window as unknown as { filestack: { init: (key: string) => SdkClient } };
    const uploader = client ?? filestack.init('key');
    const files = [new Blob(['x'], { type: 'text/plain' }), 'data:text/plain;base64,eA=='];
    return Promise.all(files.map(async (file) => (await uploader.upload(file)).filename));
    interface SdkClient {
      upload: (file: unknown) => Promise<{ filename: string }>;
    }
  });
  expect(names).toEqual(['undefined', 'undefined']);
});

test.describe('intelligent mode', () => {
  test('commits every part and lists none', async ({ page }) => {
    const calls = watchCalls(page);
    const options = { intelligent: true };
    const { file } = await upload(page, { name: 'big.png', size: 8 * megabyte + 1, options });
    expect(file?.status).toBe('Stored');
    expect(count(calls, 'POST commit')).toBe(2);
    expect(count(calls, 'PUT part 2')).toBe(1);
  });

  test('falls back for good if the start does not offer it', async ({ page }) => {
    const calls = watchCalls(page);
    const options = { intelligent: true };
    const { file } = await upload(page, { name: 'start-plain.png', size: 7 * megabyte, options });
    expect(file?.status).toBe('Stored');
    expect(count(calls, 'POST commit')).toBe(0);
    expect(count(calls, 'PUT part 2')).toBe(1);
  });

  for (const failure of ['drop', '500']) {
    test(`resends the whole chunk at once after a failure (${failure})`, async ({ page }) => {
      const calls = watchCalls(page);
      const name = `part-${failure}-3.png`;
      const options = { intelligent: true };
      const { file } = await upload(page, { name, size: megabyte, options });
      expect(file?.size).toBe(megabyte);
      expect(count(calls, 'PUT part 1')).toBe(4);
      expect(count(calls, 'POST commit')).toBe(1);
    });

    test(`gives up on a small part after a failure (${failure})`, async ({ page }) => {
      const name = `part-${failure}.png`;
      const { error } = await upload(page, { name, options: { intelligent: true } });
      expect(error?.message).toBe('FS-Min chunk size reached');
    });
  }

  test('ignores `intelligentChunkSize`, even after a failure', async ({ page }) => {
    const chunks: unknown[] = [];
    page.on('request', (request) => {
      if (!new URL(request.url()).pathname.endsWith('/multipart/upload')) return;
      const { part, offset, size } = request.postDataJSON();
      chunks.push([part, offset, size]);
    });
    for (const [name, tries] of [
      ['whole.png', 1],
      ['part-drop-2.png', 3],
    ] as const) {
      chunks.length = 0;
      const options = { intelligent: true, intelligentChunkSize: 256 * 1024 };
      const { file } = await upload(page, { name, size: megabyte, options });
      expect(file?.size).toBe(megabyte);
      expect(chunks).toEqual(Array(tries).fill([1, 0, megabyte]));
    }
  });

  for (const { error, size, parts } of [
    { error: 'drop', size: 8 * megabyte + 1, parts: 2 },
    { error: '500', size: megabyte, parts: 1 },
  ]) {
    test(`retries a failed part (${error}) in fallback mode`, async ({ page }) => {
      const calls = watchCalls(page);
      const options = { intelligent: 'fallback', concurrency: 1 };
      const { file } = await upload(page, { name: `part-${error}.png`, size, options });
      expect(file?.size).toBe(size);
      expect(count(calls, 'PUT part 1')).toBe(2);
      expect(count(calls, 'POST commit'), 'the mode stays').toBe(parts);
    });
  }

  test('reports a refused part as its own error in fallback mode', async ({ page }) => {
    const calls = watchCalls(page);
    const options = { intelligent: 'fallback' };
    const { error } = await upload(page, { name: 'part-403-denied.png', options });
    expect(error?.message).toBe('FS-Min chunk size reached');
    expect(count(calls, 'PUT part 1')).toBe(2);
  });

  test('fails if a part cannot be committed', async ({ page }) => {
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
  test('that does not allow an upload blocks it', async ({ page }) => {
    for (const { why, security } of refused) {
      const { error } = await upload(page, { name: 'refused.png', security });
      expect({ why, ...error }).toMatchObject({
        why,
        message: 'FS-Cannot upload file. Start request failed',
        details: { code: 403 },
      });
    }
  });

  test('is optional', async ({ page }) => {
    expect((await upload(page, { name: 'free.png', security: null })).file?.status).toBe('Stored');
  });
});
