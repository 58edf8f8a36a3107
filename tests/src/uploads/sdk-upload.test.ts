import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SdkClient } from '#src/uploads/sdk.ts';
import { runSdkUpload } from '#src/uploads/sdk-upload.ts';

/** An SDK whose progress and result come from the test, to report them in any order. */
function startUpload() {
  const sdk = {
    report: (_bytes: number) => {},
    result: Promise.withResolvers<unknown>(),
    cancel: vi.fn(),
  };
  const client = {
    on: () => {},
    upload: (
      _input: unknown,
      { onProgress }: { onProgress: (progress: object) => void },
      _store: unknown,
      token: { cancel?: () => void },
    ) => {
      token.cancel = sdk.cancel;
      sdk.report = (totalBytes) => onProgress({ totalBytes });
      return sdk.result.promise;
    },
  };
  const controller = new AbortController();
  const onBytes = vi.fn();
  const upload = runSdkUpload({
    client: client as unknown as SdkClient,
    file: new File(['content'], 'a.png'),
    options: {},
    store: {},
    signal: controller.signal,
    onBytes,
  });
  return { ...upload, sdk, onBytes, cancel: () => controller.abort() };
}

it('reports no progress after a cancel', async () => {
  const { done, sdk, onBytes, cancel } = startUpload();
  sdk.report(3);
  cancel();
  await expect(done).rejects.toMatchObject({ kind: 'canceled' });
  sdk.report(7);
  expect(onBytes.mock.calls).toEqual([[3]]);
  sdk.result.resolve({});
});

describe('a cancel that the SDK ignores', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is repeated every 100 ms until the upload has ended', async () => {
    const { done, sdk, cancel } = startUpload();
    cancel();
    await expect(done).rejects.toMatchObject({ kind: 'canceled' });
    expect(sdk.cancel).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(99);
    expect(sdk.cancel).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(201);
    expect(sdk.cancel).toHaveBeenCalledTimes(4);
    sdk.result.resolve({});
    await vi.advanceTimersByTimeAsync(100);
    const soFar = sdk.cancel.mock.calls.length;
    await vi.advanceTimersByTimeAsync(1000);
    expect(sdk.cancel).toHaveBeenCalledTimes(soFar);
  });

  it('is given up after 20 s', async () => {
    const { done, sdk, cancel } = startUpload();
    cancel();
    await expect(done).rejects.toMatchObject({ kind: 'canceled' });
    await vi.advanceTimersByTimeAsync(20_000);
    const first = 1;
    expect(sdk.cancel).toHaveBeenCalledTimes(first + 200);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sdk.cancel).toHaveBeenCalledTimes(first + 201);
  });
});

describe('an upload without progress', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is stopped after two minutes, and reports nothing more', async () => {
    const { done, sdk, onBytes } = startUpload();
    const settled = vi.fn();
    const outcome = done.catch((error: unknown) => error).finally(settled);
    sdk.report(1);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toMatchObject({ kind: 'stalled', isUnexpected: true });
    sdk.report(7);
    sdk.result.resolve({ status: 'Stored' });
    expect(onBytes.mock.calls).toEqual([[1]]);
  });

  it('is not stopped while it is paused', async () => {
    const { done, sdk, pause, resume } = startUpload();
    pause();
    await vi.advanceTimersByTimeAsync(600_000);
    resume();
    sdk.result.resolve({ status: 'Stored' });
    expect(await done).toEqual({ status: 'Stored' });
  });
});

it('reports no progress after its result', async () => {
  const { done, sdk, onBytes } = startUpload();
  sdk.result.resolve({ status: 'Stored' });
  await done;
  sdk.report(7);
  expect(onBytes).not.toHaveBeenCalled();
});
