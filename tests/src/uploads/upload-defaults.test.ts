import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { uploadFile } from '#src/uploads/upload-file.ts';
import { receiveBugs } from '#src/util/bug-report.ts';
import { policySource } from '../../setup/upload-provider.ts';

/** The options of the SDK's uploads, which never end. */
const sdkOptions = vi.hoisted((): { onProgress: (progress: object) => void }[] => []);

vi.mock('filestack-js', () => ({
  init: () => ({
    session: { urls: {} },
    on: () => {},
    upload: (_input: unknown, options: (typeof sdkOptions)[number]) => {
      sdkOptions.push(options);
      return new Promise(() => {});
    },
  }),
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  sdkOptions.length = 0;
});

/** Starts the upload of a file of this many bytes. */
async function startUpload(size: number) {
  const file = new File(['x'], 'a.png');
  Object.defineProperty(file, 'size', { value: size });
  const provider = { apiKey: 'key' };
  const limits = { maxFiles: 1, maxSize: Number.POSITIVE_INFINITY };
  const upload = uploadFile(file, { provider, policy: policySource(), owner: '1', limits });
  await vi.waitUntil(() => sdkOptions.length > 0);
  return upload;
}

it.each([1, 6_291_457, 100_000_000])(
  'a file of %i bytes is uploaded with the values of the specification',
  async (size) => {
    await startUpload(size);
    expect(sdkOptions).toEqual([
      {
        partSize: 6_291_456,
        concurrency: 3,
        retry: 10,
        timeout: 120_000,
        progressInterval: 1000,
        intelligent: false,
        onProgress: expect.any(Function),
      },
    ]);
  },
);

it('an upload without progress is reported', async () => {
  const bugs: string[] = [];
  onTestFinished(receiveBugs(({ error }) => bugs.push(String(error))));
  const { done } = await startUpload(1);
  const outcome = done.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await outcome).toMatchObject({ kind: 'stalled' });
  expect(bugs).toEqual(['Error: FS-The upload made no progress for two minutes and was stopped.']);
});

it('a completion that stalls is reported, though every byte was sent', async () => {
  const bugs: string[] = [];
  onTestFinished(receiveBugs(({ error }) => bugs.push(String(error))));
  const { done } = await startUpload(1);
  const settled = vi.fn();
  const outcome = done.catch((error: unknown) => error).finally(settled);
  await vi.advanceTimersByTimeAsync(60_000);
  const [sdk] = sdkOptions;
  sdk?.onProgress({ totalBytes: 1 });
  // The SDK repeats its last progress while it waits.
  for (let second = 0; second < 119; second += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    sdk?.onProgress({ totalBytes: 1 });
  }
  expect([settled.mock.calls.length, bugs]).toEqual([0, []]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(settled).toHaveBeenCalled();
  expect(await outcome).toMatchObject({ kind: 'stalled', isUnexpected: true });
  expect(bugs).toEqual(['Error: FS-The upload made no progress for two minutes and was stopped.']);
});
